import { type RefCallback, useCallback, useLayoutEffect, useRef } from "react";
import { BuyBox, BuyBoxSkeleton } from "@selvedge/ui/buy-box";
import { GallerySkeleton, ProductLayout } from "@selvedge/ui/product-layout";
import { PageHead } from "../../lib/page-head.tsx";
import { followedCard } from "../catalogue/followed-card.ts";
import { Trail } from "../page/trail.tsx";

export interface ProductPreviewProps {
  slug: string;
  /** From `useKeptFocus`. */
  headingRef: RefCallback<HTMLElement>;
}

/** A product page while the product loads: the name and picture known from its card, and placeholders for the rest. */
export function ProductPreview({ slug, headingRef }: ProductPreviewProps) {
  const card = followedCard(slug);
  return (
    <div className="sv:wrap sv:pt-2">
      {card && <PageHead title={card.name} canonical={`/product/${slug}`} />}
      <Trail steps={[{ label: "Home", href: "/" }, ...(card ? [{ label: card.name }] : [])]} />
      <ProductLayout gallery={<GallerySkeleton picture={card?.picture ?? null} />}>
        {card ? (
          <BuyBox ref={headingRef} title={card.name}>
            <BuyBoxSkeleton title={false} className="sv:mt-5" />
          </BuyBox>
        ) : (
          <BuyBoxSkeleton />
        )}
      </ProductLayout>
    </div>
  );
}

/**
 * Moves the focus from the heading of a preview to the page's heading once the page `isThere`. Returns the ref for the
 * preview's heading.
 */
export function useKeptFocus(isThere: boolean): RefCallback<HTMLElement> {
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    if (!isThere || !hadFocus.current) return;
    hadFocus.current = false;
    document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
  }, [isThere]);
  return useCallback((element: HTMLElement) => {
    return () => {
      hadFocus.current = element.contains(document.activeElement);
    };
  }, []);
}
