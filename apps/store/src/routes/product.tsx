import { useDeferredValue } from "react";
import { useNavigationType } from "react-router-dom";
import { Button } from "@selvedge/ui/button";
import { ErrorState } from "@selvedge/ui/error-state";
import { productQuery } from "../features/page/product-query.ts";
import { MissingPage } from "../features/page/missing-page.tsx";
import { ProductPreview, useKeptFocus } from "../features/product/product-preview.tsx";
import { ProductView } from "../features/product/product-view.tsx";
import { ApiError, messageOf } from "../lib/http.ts";
import { PageHead } from "../lib/page-head.tsx";
import { useRouteParams } from "../lib/route-params.ts";
import { usePainted } from "../lib/use-painted.ts";
import { useQuery } from "../lib/use-query.ts";

/** `/product/{slug}` */
export default function ProductPage() {
  const { slug = "" } = useRouteParams();
  const { data: answer, error, mutate } = useQuery(productQuery(slug));
  // A prefetched product is available at the click. The card's name and picture are still painted first, because
  // rendering the whole page takes three times as long. Going back shows the complete page at once.
  const isPainted = usePainted(slug, useNavigationType() === "POP");
  const data = useDeferredValue(isPainted ? answer : undefined);
  const retry = () => void mutate();
  const headingRef = useKeptFocus(data !== undefined);

  if (error instanceof ApiError && error.status === 404) return <MissingPage />;
  if (error && !answer) {
    return (
      <div className="sv:wrap sv:py-section">
        <ErrorState
          title={messageOf(error, "Failed to load product.")}
          action={
            <Button className="sv:noscript:hidden" onClick={retry}>
              Try Again
            </Button>
          }
        />
      </div>
    );
  }
  if (!data) return <ProductPreview slug={slug} headingRef={headingRef} />;
  const { product } = data;
  const path = `/product/${product.slug}`;
  return (
    <>
      <PageHead
        title={product.name}
        description={product.meta_description}
        canonical={path}
        image={product.share_image}
        type="product"
      />
      <ProductView key={product.slug} product={product} onOfferEnd={retry} />
    </>
  );
}
