import { listingSearch } from "@selvedge/commerce/listing";
import { PageHeading } from "@selvedge/ui/page-heading";
import { ProductListing } from "../features/listing/product-listing.tsx";
import { listingQuery } from "../features/catalogue/catalogue-queries.ts";
import { categoriesQuery } from "../features/page/categories-query.ts";
import { shownCategory } from "../features/catalogue/shown-category.ts";
import { useListing } from "../features/catalogue/use-listing.ts";
import { MissingPage } from "../features/page/missing-page.tsx";
import { Trail } from "../features/page/trail.tsx";
import { brand } from "../brand.ts";
import { shopDescription } from "../content/shop-description.ts";
import { ApiError } from "../lib/http.ts";
import { PageHead } from "../lib/page-head.tsx";
import { useShop } from "../lib/page-state.ts";
import { useQuery } from "../lib/use-query.ts";
import { useRouteParams } from "../lib/route-params.ts";

/** `/shop`, which shows the name of a category that is the only filter, and `/shop/{slug}` for one category */
export default function ShopPage() {
  const { slug = null } = useRouteParams();
  const description = shopDescription(useShop());
  const listing = useListing((search) => listingQuery(slug, search));
  const { data } = useQuery(categoriesQuery);
  if (listing.error instanceof ApiError && listing.error.status === 404) return <MissingPage />;

  const { asked } = listing;
  const category = slug === null ? shownCategory(data?.categories ?? [], asked) : (listing.listing?.category ?? null);
  const title = category?.name ?? "Shop";
  const path = slug === null ? "/shop" : `/shop/${slug}`;
  // The canonical address of a category is the same for both ways to request it.
  const canonical = category?.slug ? `/shop/${category.slug}` : path;
  const trail = [
    { name: "Home", path: "/" },
    { name: "Shop", path: "/shop" },
    ...(category ? [{ name: category.name, path: canonical }] : []),
  ];
  return (
    <>
      <PageHead
        title={asked.page > 1 ? `${title}, page ${asked.page}` : title}
        description={category?.description || `${description} ${brand.tagline}.`}
        canonical={canonical + listingSearch({ page: asked.page })}
      />
      <div className="sv:wrap sv:pt-2 sv:pb-section">
        <Trail
          steps={trail.map(({ name, path: href }, index) =>
            index === trail.length - 1 ? { label: name } : { label: name, href },
          )}
        />
        <PageHeading title={title} className="sv:pt-2 sv:pb-8">
          {category?.description || null}
        </PageHeading>
        <ProductListing key={path} slug={slug} addressOf={(query) => path + listingSearch(query)} listing={listing} />
      </div>
    </>
  );
}
