import type { ComponentType } from "react";
import type { ProductSummary } from "@selvedge/commerce/wire/catalogue";

export interface QuickViewProps {
  product: Pick<ProductSummary, "slug" | "name">;
  /** Initial focus: the title, or the first option to choose before the product can be added. */
  focus: "title" | "options";
  onClose: () => void;
}

/**
 * The product page registers its quick view here. Both are made of the same parts and share a chunk, so a list, which
 * prefetches the product page while idle, needs no extra code.
 */
export const provided: { quickView?: ComponentType<QuickViewProps> } = {};
