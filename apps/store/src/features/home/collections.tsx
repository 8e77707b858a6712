import { Banner, BannerGroup } from "@selvedge/ui/banner";
import { useQuery } from "../../lib/use-query.ts";
import { collectionsQuery } from "../catalogue/catalogue-queries.ts";
import { collectionPath } from "../page/collection-path.ts";

/** A linked picture for each collection that has one: in pairs, after a first one of full width if their number is odd. */
export function Collections() {
  const { data } = useQuery(collectionsQuery);
  const banners = (data?.collections ?? []).flatMap(({ slug, banner, desktop, mobile }) =>
    desktop && mobile ? [{ slug, banner, desktop, mobile }] : [],
  );
  if (banners.length === 0) return null;
  return (
    <div className="sv:wrap">
      <BannerGroup>
        {banners.map(({ slug, banner, desktop, mobile }, index) => {
          const isFull = index === 0 && banners.length % 2 === 1;
          return (
            <Banner
              key={slug}
              label={banner}
              href={collectionPath(slug)}
              // Half of the screen is as upright as a phone.
              picture={{ desktop: isFull ? desktop : mobile, mobile }}
              width={isFull ? "full" : "half"}
            />
          );
        })}
      </BannerGroup>
    </div>
  );
}
