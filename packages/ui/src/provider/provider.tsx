"use client";

import { type ReactNode, use, useMemo } from "react";
import { type RenderLink, SelvedgeContext, type SelvedgeSettings } from "../lib/selvedge-context.ts";
import type { SelvedgeLabels } from "./selvedge-labels.ts";

export interface SelvedgeProviderProps {
  /** BCP 47 tag for formatting numbers and dates. @default the outer provider's, or "en" */
  locale?: string | undefined;
  /**
   * Direction for components that need it in script: arrow keys, swipes. Set `dir` on your document as well. @default the
   * document's
   */
  direction?: "ltr" | "rtl" | undefined;
  /** Labels by component; missing ones come from the outer provider, or are English. A component's own `labels` prop wins. */
  labels?: { [Piece in keyof SelvedgeLabels]?: Partial<SelvedgeLabels[Piece]> } | undefined;
  /** Renders every link of the components, for instance with your router. A link's own `render` wins. @default <a> */
  link?: RenderLink | undefined;
  children?: ReactNode;
}

type Labels = SelvedgeSettings["labels"];

/** Merged label by label, so that overriding one label of a component keeps the others. */
function merged(outer: Labels, inner: Labels): Labels {
  const all = { ...outer };
  for (const [piece, words] of Object.entries(inner)) all[piece] = { ...outer[piece], ...words };
  return all;
}

/** Sets locale, direction, labels and links for all components below it. Renders no element; providers may be nested. */
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
