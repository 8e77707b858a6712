import type { ReactNode } from "react";
import type { StoryContext } from "storybook/internal/types";
import type { Entries } from "./pasteable.ts";

/** Provided by `main.ts`, so that the browser need not load every entry of the library. */
declare const PUBLIC_ENTRIES: Entries;

/** Code of a library story that can be pasted into an app. Stories of shop pages keep their own code. */
export async function pasteableSource(code: string, context: StoryContext): Promise<string> {
  if (!/packages\/ui\/(?:src|docs)\//.test(String(context.parameters["fileName"]))) return code;
  const { pasteable } = await import("./pasteable.ts");
  const render = context.originalStoryFn as (args: object, context: StoryContext) => ReactNode;
  try {
    return pasteable(() => render(context.args, context), PUBLIC_ENTRIES);
  } catch {
    // A story's local component that depends on its context cannot be rendered separately.
    return code;
  }
}
