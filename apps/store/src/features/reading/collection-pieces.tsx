import { listingSearch } from "@selvedge/commerce/listing";
import { Picture, type PictureSource } from "@selvedge/ui/picture";
import { ProductGridItem } from "@selvedge/ui/product-grid";
import { TextLink } from "@selvedge/ui/text-link";
import { COLLECTION_PIECES, collections } from "../../content/collections.ts";
import { collectionQuery } from "../catalogue/catalogue-queries.ts";
import { useListing } from "../catalogue/use-listing.ts";
import { ProductListing } from "../listing/product-listing.tsx";

export interface CollectionPiecesProps {
  collection: (typeof collections)[number];
  /** Close-up of the fabric, shown among the products. */
  cloth: PictureSource;
}

/** Two rows of three; the picture starts the third. */
const BEFORE_PICTURE = 6;

/** The products of a collection with filters, three per row, with a picture two columns wide after the sixth. */
export default function CollectionPieces({ collection: { slug, path }, cloth }: CollectionPiecesProps) {
  return (
    <ProductListing
      slug={null}
      offers={(category) => collections.every((each) => each.slug !== category.slug)}
      addressOf={(asked) => path + listingSearch(asked, COLLECTION_PIECES)}
      listing={useListing((search) => collectionQuery(slug, search), COLLECTION_PIECES)}
      layout="grid-3"
      isBelow
      interlude={{
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
      }}
      whenBare={{
        labels: { empty: "The pieces are on the loom.", emptyHint: "See everything in the shop." },
        emptyAction: (
          <TextLink form="standalone" href="/shop">
            Shop
          </TextLink>
        ),
      }}
    />
  );
}
