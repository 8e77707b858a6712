"use client";

import { type ReactNode, use, useMemo } from "react";
import { type RenderLink, SelvedgeContext, type SelvedgeSettings } from "../lib/selvedge-context.ts";
import type { SelvedgeLabels } from "./selvedge-labels.ts";

export interface SelvedgeProviderProps {
  /** BCP 47 tag in which pieces write numbers and dates. @default the outer provider's, or "en" */
  locale?: string;
  /** For pieces that must know it in script: arrow keys, swipes. Set `dir` on your document as well. @default the document's */
  direction?: "ltr" | "rtl";
  /** Words by piece; what is missing stays the outer provider's, or English. A piece's own `labels` prop wins. */
  labels?: { [Piece in keyof SelvedgeLabels]?: Partial<SelvedgeLabels[Piece]> };
  /** Renders each link of the pieces, with your router for instance. A link's own `render` wins. @default <a> */
  link?: RenderLink;
  children?: ReactNode;
}

type Labels = SelvedgeSettings["labels"];

/** Word by word: who changes one word of a piece keeps the others. */
function merged(outer: Labels, inner: Labels): Labels {
  const all = { ...outer };
  for (const [piece, words] of Object.entries(inner)) all[piece] = { ...outer[piece], ...words };
  return all;
}

/** Locale, direction, words and links for all pieces below it. Renders nothing of its own; providers may be nested. */
export function SelvedgeProvider({ children, locale, direction, labels, link }: SelvedgeProviderProps) {
  const outer = use(SelvedgeContext);
  const settings = useMemo(
    () => ({
      locale: locale ?? outer.locale,
      direction: direction ?? outer.direction,
      labels: labels ? merged(outer.labels, labels) : outer.labels,
      link: link ?? outer.link,
    }),
    [outer, locale, direction, labels, link],
  );
  return <SelvedgeContext value={settings}>{children}</SelvedgeContext>;
}
