import { useEffect, useState } from "react";
import type { Product } from "@selvedge/commerce/wire/catalogue";
import { Button } from "@selvedge/ui/button";
import { Checkbox } from "@selvedge/ui/checkbox";
import { CompareTable } from "@selvedge/ui/compare-table";
import { IconButton } from "@selvedge/ui/icon-button";
import { X } from "@selvedge/ui/icons/x";
import { PageHeading } from "@selvedge/ui/page-heading";
import { ProductCard, ProductCardCorner, ProductCardPicture, ProductCardTitle } from "@selvedge/ui/product-card";
import pictures from "../../content/compare-pictures.json" with { type: "json" };
import { messageOf } from "../../lib/http.ts";
import { useShop } from "../../lib/page-state.ts";
import { StoreLink } from "../../lib/store-link.tsx";
import { useLastingQuery } from "../../lib/use-query.ts";
import { useLineFocus } from "../cart/use-line-focus.ts";
import { compareRows } from "../compare/compare-rows.tsx";
import { ComparedAction } from "../compare/compared-action.tsx";
import { productsQuery } from "../catalogue/products-query.ts";
import { OwnList } from "./own-list.tsx";
import { useCompare } from "../compare/use-compare.ts";

/** The products that this browser compares, side by side. */
export default function ComparedPieces() {
  const { slugs, toggle, settle } = useCompare();
  const { data, error, mutate } = useLastingQuery(slugs.length > 0 ? productsQuery(slugs) : null);
  const shop = useShop();
  const [isNarrowed, setNarrowed] = useState(false);
  // Filters the loaded products, so that the others stay on screen when one is removed.
  const products = slugs.flatMap((slug) => data?.products.find((product) => product.slug === slug) ?? []);
  const state = slugs.length === 0 ? "empty" : products.length > 0 ? "ready" : error && !data ? "error" : "loading";

  // Removes products that are no longer sold or were renamed, which would use up a place invisibly.
  useEffect(() => {
    if (data?.asked.join() !== slugs.join()) return;
    const known = data.products.map(({ slug }) => slug);
    if (known.join() !== slugs.join()) settle(known);
  });

  return (
    <div {...useLineFocus(slugs.map((id) => ({ id })))}>
      <PageHeading title="Compare" className="sv:pt-2 sv:pb-block">
        {products.length === 1 && <p>Add one more to compare.</p>}
      </PageHeading>
      {state === "ready" && products.length > 1 && (
        <Checkbox checked={isNarrowed} onChange={({ target }) => setNarrowed(target.checked)}>
          Show only differences
          {/* Same colour as in the rows. */}
          <span aria-hidden="true" className="sv:text-accent">
            {"\u00a0•"}
          </span>
        </Checkbox>
      )}
      <OwnList isEmpty={state === "empty"} picture={pictures.empty}>
        <CompareTable
          label="Compared products"
          className="sv:pt-4"
          state={state}
          products={products}
          productKey={({ slug }) => slug}
          name={({ name }) => name}
          head={(product) => <Head product={product} onRemove={() => toggle(product.slug)} />}
          rows={compareRows(shop)}
          show={isNarrowed && products.length > 1 ? "differences" : "all"}
          action={(product) => <ComparedAction product={product} />}
          labels={{ failed: messageOf(error, "These products could not be loaded.") }}
          onRetry={() => void mutate()}
          emptyAction={
            <Button variant="quiet" render={<StoreLink href="/shop" />}>
              Shop
            </Button>
          }
        />
      </OwnList>
    </div>
  );
}

const PICTURE_SIZES = "(width >= 64rem) 22vw, (width >= 48rem) 28vw, 36vw";

function Head({ product: { slug, name, thumbnail_image }, onRemove }: { product: Product; onRemove: () => void }) {
  return (
    <ProductCard data-line={slug}>
      <ProductCardTitle level={2} href={`/product/${slug}`}>
        {name}
      </ProductCardTitle>
      <ProductCardPicture picture={thumbnail_image} sizes={PICTURE_SIZES} priority="eager">
        <ProductCardCorner>
          <IconButton label={`Remove ${name}`} hint="Remove" variant="chip" onClick={onRemove}>
            <X />
          </IconButton>
        </ProductCardCorner>
      </ProductCardPicture>
    </ProductCard>
  );
}
