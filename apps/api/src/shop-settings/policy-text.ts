import type { OwnerSettings } from "@selvedge/commerce/wire/owner-settings";
import { type PolicyAnswer, POLICY_NAMES, type PolicyName } from "@selvedge/commerce/wire/pages";
import { readPolicyText, StoryTextError } from "../journal/index.ts";

type Policy = NonNullable<PolicyAnswer["policy"]>;

/**
 * Reads a policy in Markdown: first a paragraph that sums it up, then sections, each with a heading. Throws `StoryTextError` for HTML and whatever
 * else a page cannot show, and for a text of another form.
 */
export function readPolicy(markdown: string): Omit<Policy, "updated"> {
  const [first, ...blocks] = readPolicyText(markdown);
  if (first?.kind !== "paragraph")
    throw new StoryTextError("A policy begins with a paragraph that sums it up, without a heading.");
  const sections: Policy["sections"] = [];
  for (const block of blocks) {
    const section = sections.at(-1);
    if (block.kind === "heading") sections.push({ heading: block.text, blocks: [] });
    else if (section) section.blocks.push(block);
    else throw new StoryTextError("After its first paragraph a policy has parts, each with a heading (## Cost).");
  }
  if (sections.length === 0) throw new StoryTextError("A policy has at least one part with a heading (## Cost).");
  const headings = new Set(sections.map(({ heading }) => heading));
  if (headings.size < sections.length) throw new StoryTextError("Two parts of a policy have the same heading.");
  return { in_short: first.words.map(({ text }) => text).join(""), sections };
}

/** What is wrong with the text of a policy: a sentence; null: nothing. */
export function policyProblem(settings: Pick<OwnerSettings, PolicyName>): string | null {
  for (const name of POLICY_NAMES) {
    const { text, updated } = settings[name];
    if (text === null) continue;
    if (updated === null) return `${name} has a text and no day of its last change. pages set writes both.`;
    try {
      readPolicy(text);
    } catch (error) {
      if (error instanceof StoryTextError) return `${name}: ${error.message}`;
      throw error;
    }
  }
  return null;
}
