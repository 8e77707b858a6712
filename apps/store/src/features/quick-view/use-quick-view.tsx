import { type ReactNode, useState } from "react";
import { overlay } from "../../lib/islands/index.ts";
import { sayNotOpened } from "../../lib/toasts.ts";
import type { QuickViewProps } from "./quick-view-dialog.tsx";

const QuickViewDialog = overlay(
  () => import("./quick-view-dialog.tsx"),
  ({ onClose }) => {
    onClose();
    sayNotOpened();
  },
);

/** Quick view of a listed product: `open` shows it; render `quickView` beside the element that opens it. */
export function useQuickView(product: QuickViewProps["product"]) {
  const [focus, setFocus] = useState<QuickViewProps["focus"] | null>(null);
  const quickView: ReactNode = focus && (
    <QuickViewDialog product={product} focus={focus} onClose={() => setFocus(null)} />
  );
  const open = (wanted: QuickViewProps["focus"]) => setFocus(wanted);
  return { open, quickView };
}
