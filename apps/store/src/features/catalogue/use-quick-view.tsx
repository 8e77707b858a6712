import { type ReactNode, useState } from "react";
import { matchRoute } from "../../lib/place.ts";
import { useRoutes } from "../../lib/routes-context.ts";
import { sayNotOpened } from "../../lib/toasts.ts";
import { provided, type QuickViewProps } from "./provided-quick-view.ts";

/** Quick view of a listed product: `open` shows it; render `quickView` beside the element that opens it. */
export function useQuickView(product: QuickViewProps["product"]) {
  const routes = useRoutes();
  const [focus, setFocus] = useState<QuickViewProps["focus"] | null>(null);
  const open = (wanted: QuickViewProps["focus"]) => {
    const page = matchRoute(routes, { pathname: `/product/${product.slug}`, search: "" })?.route.page;
    void page?.prepare().then(() => setFocus(wanted), sayNotOpened);
  };
  const QuickView = focus && provided.quickView;
  const quickView: ReactNode = QuickView && (
    <QuickView product={product} focus={focus} onClose={() => setFocus(null)} />
  );
  return { open, quickView };
}
