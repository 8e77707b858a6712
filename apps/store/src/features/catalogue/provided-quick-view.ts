import type { ComponentType } from "react";
import type { ProductSummary } from "@selvedge/commerce/wire/catalogue";

export interface QuickViewProps {
  product: Pick<ProductSummary, "slug" | "name">;
  /** Where the focus goes: to the title, or to the first thing that has to be chosen before the piece can be added. */
  focus: "title" | "options";
  onClose: () => void;
}

/**
 * The product's page gives its quick view, which is made of the page's own parts: so both are one chunk, and a list, which has that
 * page prepared in quiet, carries nothing of it.
 */
export const provided: { quickView?: ComponentType<QuickViewProps> } = {};
