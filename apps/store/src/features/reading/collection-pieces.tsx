import { listingSearch } from "@selvedge/commerce/listing";
import { Picture, type PictureSource } from "@selvedge/ui/picture";
import { ProductGridItem } from "@selvedge/ui/product-grid";
import { TextLink } from "@selvedge/ui/text-link";
import { COLLECTION_PIECES, collectionPiecesQuery } from "../catalogue/catalogue-queries.ts";
import { collectionPath } from "../page/collection-path.ts";
import { useCollections } from "../page/collections.ts";
import { useShop } from "../../lib/page-state.ts";
import { useListing } from "../catalogue/use-listing.ts";
import { ProductListing } from "../listing/product-listing.tsx";

export interface CollectionPiecesProps {
  /** The collection. */
  slug: string;
  /** Close-up of the fabric, shown among the products. */
  cloth: PictureSource | null;
}

/** Two rows of three; the picture starts the third. */
const BEFORE_PICTURE = 6;

/** The products of a collection with filters, three per row, with a picture two columns wide after the sixth. */
export default function CollectionPieces({ slug, cloth }: CollectionPiecesProps) {
  const collections = useCollections();
  return (
    <ProductListing
      slug={null}
      offers={(category) => collections.every((each) => each.slug !== category.slug)}
      addressOf={(asked) => collectionPath(slug) + listingSearch(asked, COLLECTION_PIECES)}
      listing={useListing((search) => collectionPiecesQuery(slug, search), COLLECTION_PIECES)}
      layout="grid-3"
      isBelow
      {...(cloth && {
        interlude: {
          index: BEFORE_PICTURE,
          item: (
            <ProductGridItem className="sv:col-span-2">
              <Picture
                source={cloth}
                sizes="(width >= 48rem) 64vw, 96vw"
                className="sv:aspect-journal sv:lg:aspect-auto sv:lg:h-full"
              />
            </ProductGridItem>
          ),
        },
      })}
      whenBare={{
        labels: { empty: useShop().words.collection_empty, emptyHint: "See everything in the shop." },
        emptyAction: (
          <TextLink variant="standalone" href="/shop">
            Shop
          </TextLink>
        ),
      }}
    />
  );
}
