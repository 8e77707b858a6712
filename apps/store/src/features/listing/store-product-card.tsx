import type { ProductSummary } from "@selvedge/commerce/wire/catalogue";
import { type ReactNode, useRef } from "react";
import { Countdown } from "@selvedge/ui/countdown";
import {
  ProductCard,
  ProductCardBadge,
  ProductCardBadges,
  ProductCardNote,
  ProductCardPicture,
  type ProductCardPictureProps,
  ProductCardPrice,
  ProductCardSizes,
  ProductCardTitle,
} from "@selvedge/ui/product-card";
import { OfferBadgeText } from "../catalogue/offer-badge.tsx";
import { useIntent } from "../../lib/intent.ts";
import { useShop } from "../../lib/page-state.ts";
import { usePreparedPage } from "../../lib/prepared-page.ts";
import { CardNotify } from "../notify/card-notify.tsx";
import { prefetchPicture, followCard } from "../catalogue/followed-card.ts";
import { useOffer } from "../catalogue/use-offer.ts";

export interface StoreProductCardProps {
  product: ProductSummary;
  /** Heading level; must follow the outline of the page. @default 3 */
  level?: 2 | 3;
  /** @default "lazy" */
  priority?: ProductCardPictureProps["priority"];
  sizes?: string;
  /** `ProductCardSwatches`, where the product comes with its materials; products of the API's lists do not. */
  swatches?: ReactNode;
  /** `CardControls`, as an island if the card is not inside one. */
  controls: ReactNode;
  /** Called when the product's offer ends while it is shown. */
  onOfferEnd?: () => void;
}

/** A product of the catalogue on a card. */
export function StoreProductCard({
  product,
  level = 3,
  priority = "lazy",
  sizes,
  swatches,
  controls,
  onOfferEnd,
}: StoreProductCardProps) {
  const { amount, was, badge, badgeName, endsAt } = useOffer(product);
  const { options } = useShop();
  const isSoldOut = product.stock_status === "out_of_stock";
  const href = `/product/${product.slug}`;
  const card = useRef<HTMLElement>(null);
  const { thumbnail_image: picture } = product;
  const intent = useIntent(() => picture && card.current && prefetchPicture(picture, card.current));
  usePreparedPage(href, card);
  // The picture is last in the markup and displayed first. Streamed first, it would push the text down.
  return (
    <ProductCard
      {...intent}
      ref={card}
      className="sv:not-has-[[data-part=picture]]:invisible"
      onClickCapture={({ currentTarget }) =>
        followCard({ slug: product.slug, name: product.name, picture }, currentTarget)
      }
    >
      <ProductCardTitle level={level} href={href}>
        {product.name}
      </ProductCardTitle>
      <ProductCardPrice amount={amount} was={was} />
      {isSoldOut ? (
        <ProductCardNote>Sold out</ProductCardNote>
      ) : (
        product.has_variants &&
        product.variant_count > 0 && (
          <ProductCardSizes
            count={product.variant_count}
            labels={{ sizes: (count) => `${count} ${options.sizes.toLowerCase()} are available` }}
          />
        )
      )}
      {swatches}
      {endsAt !== null && (
        <ProductCardNote>
          <Countdown endsAt={endsAt} onEnd={onOfferEnd} />
        </ProductCardNote>
      )}
      {isSoldOut && <CardNotify product={product} />}
      <ProductCardPicture
        picture={picture}
        secondPicture={product.image_hover}
        availability={isSoldOut ? "sold-out" : "available"}
        priority={priority}
        sizes={sizes}
      >
        <ProductCardBadges>
          {badge !== null && (
            <ProductCardBadge variant="sale">
              <OfferBadgeText badge={badge} badgeName={badgeName} />
            </ProductCardBadge>
          )}
          {product.is_new && <ProductCardBadge variant="new">NEW IN</ProductCardBadge>}
        </ProductCardBadges>
        {controls}
      </ProductCardPicture>
    </ProductCard>
  );
}
