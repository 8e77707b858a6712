import { z } from "zod";

/** The values of one secret. The first one signs and all verify, so that a secret can be replaced while what the old one signed stays valid. */
export type Secrets = readonly [current: string, ...previous: string[]];

const SHORTEST_SECRET = 12;

/** A variable that has a secret, or `new,old` while it is being replaced. */
export const secrets = z.string().transform((text, context): Secrets => {
  const [current = "", ...previous] = text.split(",").map((secret) => secret.trim());
  const problem = problemOf([current, ...previous]);
  if (problem === null) return [current, ...previous];
  context.addIssue(problem);
  return z.NEVER;
});

/** The end of a sentence that begins with the variable's name. It shows no part of a secret. */
function problemOf(list: Secrets): string | null {
  const isShort = list.some((secret) => secret.length < SHORTEST_SECRET);
  if (isShort && list.length === 1) {
    return `is too short to protect anything. Give at least ${SHORTEST_SECRET} characters.`;
  }
  if (isShort) {
    return `is a list with an empty or short secret in it. Give one secret of at least ${SHORTEST_SECRET} characters, or the new and the old one with a comma between.`;
  }
  if (new Set(list).size < list.length) {
    return "has the same secret twice. Give the new and the old one with a comma between, or one alone.";
  }
  return null;
}
