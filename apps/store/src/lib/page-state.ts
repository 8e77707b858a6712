import type { CollectionLink } from "@selvedge/commerce/wire/owner-settings";
import type { ShopSettings } from "@selvedge/commerce/wire/shop-settings";
import { createContext, useContext } from "react";
import type { FormAnswer } from "./posted-form.ts";

/** Build files that a document refers to. */
export interface PageAssets {
  script: string;
  /** Empty when the document inlines its styles. */
  styles: string[];
  /** URL of the full style sheet, if the document inlines only its own part. */
  allStyles: string | null;
  /** Modules of the entry and of the page's chunk, fetched together. */
  modules: string[];
  /** Files that inputs on the page and its likely next page need, and the full style sheet. Fetched ahead when the page is quiet. */
  later: string[];
  /** Fonts of the first screen; `fontStyles` declare all fonts. */
  fonts: string[];
  fontStyles: string[];
  /** For long texts: the script that loads the body text font; `textFontStyles` declare the others. */
  textFont: string[];
  textFontStyles: string[];
}

/** Data that the server passes to the browser beside the markup. */
export interface PageState {
  /** The build that the document comes from. */
  build: string;
  /** Public scheme and host of the shop, without a trailing slash. */
  origin: string;
  assets: PageAssets;
  /** What the owner has set. */
  shop: ShopSettings;
  /** The owner's collections. */
  collections: CollectionLink[];
  /** API answers by serialised cache key. */
  fallback: Record<string, unknown>;
  /** Who may see the page; null for everybody. */
  access: "guest" | "signed-in" | null;
  /** The document is complete for every visitor, so its code can wait for the first input. */
  isComplete: boolean;
  /** Result of the form posted to the page; null for a GET. */
  form: FormAnswer | null;
  /** A long text whose lines must not change when a font loads. */
  isText: boolean;
  /** Set when the server answered 404 for this path. */
  missingPath: string | null;
}

export const PageStateContext = createContext<PageState | null>(null);
export const PageStateProvider = PageStateContext.Provider;

/** The data with which the server rendered the document. */
export function usePageState(): PageState {
  const state = useContext(PageStateContext);
  if (!state) throw new Error("usePageState() needs a <PageStateProvider> around it.");
  return state;
}

/**
 * What the owner has set, as the document was rendered with it. A page that stays open keeps it; what binds is decided by the API, and the
 * checkout is always a document of its own.
 */
export const useShop = (): ShopSettings => usePageState().shop;

/** JSON that is safe inside a `<script>`: escapes markup and line separators. */
export function scriptSafeJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
