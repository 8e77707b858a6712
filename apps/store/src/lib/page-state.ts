import { createContext, useContext } from "react";
import type { FormAnswer } from "./posted-form.ts";

/** Files of the build that a document refers to. */
export interface PageAssets {
  script: string;
  /** Empty where the document holds its styles itself. */
  styles: string[];
  /** The sheet of all pages and of what opens over them, where the document holds only its own part of it. */
  allStyles: string | null;
  /** Modules of the entry and of the page's chunk, fetched together. */
  modules: string[];
  /** Fonts of the first screen, and the styles that name all of them. */
  fonts: string[];
  fontStyles: string[];
  /** For a long text: the script that brings the font of running text, and the styles that name the others. */
  textFont: string[];
  textFontStyles: string[];
}

/** What the server hands to the browser beside the markup. */
export interface PageState {
  /** The build that the document comes from. */
  build: string;
  /** Scheme and host under which the shop is known, without a slash at the end. */
  origin: string;
  assets: PageAssets;
  /** Answers of the API by serialised cache key. */
  fallback: Record<string, unknown>;
  /** Who may see the page; null when anybody may. */
  access: "guest" | "signed-in" | null;
  /** What came of the form that was posted to the page; null for one that was only asked for. */
  form: FormAnswer | null;
  /** A long text to read, whose lines must not break anew. */
  isText: boolean;
  /** Set when the server answered 404 for this path. */
  missingPath: string | null;
}

export const PageStateContext = createContext<PageState | null>(null);
export const PageStateProvider = PageStateContext.Provider;

/** What the server knew when it rendered the document. */
export function usePageState(): PageState {
  const state = useContext(PageStateContext);
  if (!state) throw new Error("usePageState() needs a <PageStateProvider> around it.");
  return state;
}

/** JSON that is safe inside a `<script>`: no markup, no line separators that end a string. */
export function scriptSafeJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
