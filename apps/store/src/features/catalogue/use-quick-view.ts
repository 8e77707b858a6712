import { createContext, type ReactNode, useContext, useState } from "react";
import type { ProductSummary } from "@selvedge/commerce/wire/catalogue";

export interface QuickViewProps {
  product: Pick<ProductSummary, "slug" | "name">;
  /** Initial focus: the title, or the first option to choose before the product can be added. */
  focus: "title" | "options";
  onClose: () => void;
}

/** Renders the dialog of the quick view. The app provides it, because it is built from features that list products themselves. */
export const QuickViewContext = createContext<((props: QuickViewProps) => ReactNode) | null>(null);

/** Quick view of a listed product: `open` shows it; render `quickView` beside the element that opens it. */
export function useQuickView(product: QuickViewProps["product"]) {
  const renderQuickView = useContext(QuickViewContext);
  if (!renderQuickView) throw new Error("useQuickView() needs a <QuickViewContext> around it.");
  const [focus, setFocus] = useState<QuickViewProps["focus"] | null>(null);
  const quickView = focus && renderQuickView({ product, focus, onClose: () => setFocus(null) });
  const open = (wanted: QuickViewProps["focus"]) => setFocus(wanted);
  return { open, quickView };
}
