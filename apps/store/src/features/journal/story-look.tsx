import type { ProductSummary } from "@selvedge/commerce/wire/catalogue";
import type { LookBlock } from "@selvedge/commerce/wire/journal";
import { Price } from "@selvedge/ui/price";
import {
  ShopTheLook,
  ShopTheLookItem,
  ShopTheLookList,
  ShopTheLookPicture,
  ShopTheLookPiece,
  ShopTheLookSpot,
} from "@selvedge/ui/shop-the-look";
import { useOffer } from "../catalogue/use-offer.ts";

const SIZES = "(width >= 80rem) 40rem, (width >= 40rem) 60vw, 100vw";

export interface StoryLookProps {
  look: LookBlock;
  /** The products of the story's looks. */
  products: readonly ProductSummary[];
}

/** A look of a story: picture and list have the products that are on sale. Without any the picture stands alone. */
export default function StoryLook({ look: { picture, spots }, products }: StoryLookProps) {
  const pieces = spots.flatMap((spot) => {
    const product = products.find(({ slug }) => slug === spot.product);
    return product ? [{ ...spot, product }] : [];
  });
  return (
    <ShopTheLook className="sv:my-4 sv:xl:-mx-[14%]">
      <ShopTheLookPicture picture={picture} sizes={SIZES}>
        {pieces.map(({ product, x, y }, index) => (
          <ShopTheLookSpot
            key={product.id}
            value={product.slug}
            x={x}
            y={y}
            title={product.name}
            href={addressOf(product)}
            number={index + 1}
          >
            <LookPiece product={product} />
          </ShopTheLookSpot>
        ))}
      </ShopTheLookPicture>
      {pieces.length > 0 && (
        <ShopTheLookList title="The look">
          {pieces.map(({ product }, index) => (
            <ShopTheLookItem key={product.id} number={index + 1}>
              <LookPiece product={product} />
            </ShopTheLookItem>
          ))}
        </ShopTheLookList>
      )}
    </ShopTheLook>
  );
}

function LookPiece({ product }: { product: ProductSummary }) {
  const { amount, was } = useOffer(product);
  const isSoldOut = product.stock_status === "out_of_stock";
  return (
    <ShopTheLookPiece
      title={product.name}
      href={addressOf(product)}
      picture={product.thumbnail_image}
      availability={isSoldOut ? "sold-out" : "available"}
    >
      <Price amount={amount} was={was} />
      {isSoldOut && <p className="sv:text-caption sv:text-muted">Sold out</p>}
    </ShopTheLookPiece>
  );
}

const addressOf = ({ slug }: ProductSummary) => `/product/${slug}`;
