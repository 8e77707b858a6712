"use client";

import { type ComponentProps, createContext, createElement, type ReactNode, use } from "react";

/** Renders a link, for instance a router's, from the attributes of an `<a>`. */
export type RenderLink = (props: ComponentProps<"a">) => ReactNode;

/** Settings that `SelvedgeProvider` passes to all components below it. */
export interface SelvedgeSettings {
  /** BCP 47 tag for formatting numbers and dates. */
  locale: string;
  /** `undefined` follows the document. */
  direction: "ltr" | "rtl" | undefined;
  /** Labels by component in camel case: `{ pagination: { next: "अगला" } }`. */
  labels: Readonly<Partial<Record<string, object>>>;
  link: RenderLink;
}

export const SelvedgeContext = createContext<SelvedgeSettings>({
  locale: "en",
  direction: undefined,
  labels: {},
  link: (props) => createElement("a", props),
});

/** Labels of a component: English defaults, overridden by the provider's, overridden by its own `labels` prop. */
export function useLabels<Labels extends object>(
  piece: string,
  english: Labels,
  own: Partial<Labels> | undefined,
): Labels {
  return { ...english, ...use(SelvedgeContext).labels[piece], ...own };
}

/** BCP 47 tag of the provider. @default "en" */
export const useLocale = (): string => use(SelvedgeContext).locale;

/** Direction of the provider; `undefined` without one, and then the document's applies. */
export const useDirection = (): "ltr" | "rtl" | undefined => use(SelvedgeContext).direction;
