"use client";

import { type ComponentProps, createContext, createElement, type ReactNode, use } from "react";

/** Renders a link, of a router for instance, from the attributes of an `<a>`. */
export type RenderLink = (props: ComponentProps<"a">) => ReactNode;

/** What `SelvedgeProvider` hands to every piece below it. */
export interface SelvedgeSettings {
  /** BCP 47 tag in which pieces write numbers and dates. */
  locale: string;
  /** `undefined` follows the document. */
  direction: "ltr" | "rtl" | undefined;
  /** By piece, in camel case: `{ pagination: { next: "अगला" } }`. */
  labels: Readonly<Partial<Record<string, object>>>;
  link: RenderLink;
}

export const SelvedgeContext = createContext<SelvedgeSettings>({
  locale: "en",
  direction: undefined,
  labels: {},
  link: (props) => createElement("a", props),
});

/** A piece's words: its English, then the provider's, then those of its own `labels` prop. */
export function useLabels<Labels extends object>(
  piece: string,
  english: Labels,
  own: Partial<Labels> | undefined,
): Labels {
  return { ...english, ...use(SelvedgeContext).labels[piece], ...own };
}

/** BCP 47 tag of the provider. @default "en" */
export const useLocale = (): string => use(SelvedgeContext).locale;

/** Direction of the provider; `undefined` where there is none, and the document's holds. */
export const useDirection = (): "ltr" | "rtl" | undefined => use(SelvedgeContext).direction;
