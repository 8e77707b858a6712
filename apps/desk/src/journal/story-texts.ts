import type { StoryTexts } from "@selvedge/commerce/wire/owner-journal";
import type { Fields } from "../calls/owner-calls.ts";
import { textOf } from "../session/text-of.ts";
import { linesOf } from "../shell/form-content.ts";

const TEXTS = ["title", "standfirst", "topic", "author", "date", "body"] as const;

/** Whether the form has a field of this name, which is also that of the action. */
export const isStoryField = (name: string): boolean => name === "product" || TEXTS.some((text) => text === name);

/** What the form's fields have. Each product has a line of its own. */
export function typedTexts(typed: FormData): StoryTexts {
  const texts = Object.fromEntries(TEXTS.map((field) => [field, textOf(typed, field)]));
  return { ...(texts as Pick<StoryTexts, (typeof TEXTS)[number]>), products: linesOf(textOf(typed, "product")) };
}

/** The input of `journal set` for what differs from the texts that are saved. */
export function changedTexts(typed: StoryTexts, saved: StoryTexts): Fields {
  const changed = TEXTS.filter((field) => typed[field] !== saved[field].trim());
  return {
    ...Object.fromEntries(changed.map((field) => [field, typed[field]])),
    product: typed.products.join("\n") === saved.products.join("\n") ? undefined : typed.products,
  };
}
