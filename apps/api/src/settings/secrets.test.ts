import { expect, test } from "vitest";
import { checkSettings, readSettings } from "./settings.ts";

const VARIABLES = ["RAZORPAY_KEY_SECRET", "RAZORPAY_WEBHOOK_SECRET", "LINK_SECRET"] as const;

test("each secret takes one value, or new,old", () => {
  const env = Object.fromEntries(VARIABLES.map((name) => [name, `new of ${name}, old of ${name}`]));
  const { payments, linkSecrets } = readSettings(env);
  const read = [payments.keySecrets, payments.webhookSecrets, linkSecrets];
  expect(read).toEqual(VARIABLES.map((name) => [`new of ${name}`, `old of ${name}`]));
});

test.each(VARIABLES)("a mistake in %s is one line, which shows no secret", (name) => {
  const problems = (value: string) => checkSettings({ [name]: value }).problems;
  const LIST = `${name} is a list with an empty or short secret in it. Give one secret of at least 12 characters, or the new and the old one with a comma between.`;
  expect(problems("a new secret,x")).toEqual([LIST]);
  expect(problems(",a new secret")).toEqual([LIST]);
  expect(problems("short")).toEqual([`${name} is too short to protect anything. Give at least 12 characters.`]);
  expect(problems("the same secret, the same secret")).toEqual([
    `${name} has the same secret twice. Give the new and the old one with a comma between, or one alone.`,
  ]);
});
