import type { ReactNode } from "react";
import type { StoryContext } from "storybook/internal/types";
import type { Entries } from "./pasteable.ts";

/** Written by `main.ts`, so that no page has to read every entry of the library. */
declare const PUBLIC_ENTRIES: Entries;

/** The code of a story of the library as it can be pasted. Pages of the shop are its own code, and stay as they are. */
export async function pasteableSource(code: string, context: StoryContext): Promise<string> {
  if (!/packages\/ui\/(?:src|docs)\//.test(String(context.parameters["fileName"]))) return code;
  const { pasteable } = await import("./pasteable.ts");
  const render = context.originalStoryFn as (args: object, context: StoryContext) => ReactNode;
  try {
    return pasteable(() => render(context.args, context), PUBLIC_ENTRIES);
  } catch {
    // A component of the story's own that needs what stands around it cannot be rendered aside.
    return code;
  }
}
