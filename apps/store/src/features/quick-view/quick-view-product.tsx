import { useEffect, useEffectEvent, useState } from "react";
import type { Product } from "@selvedge/commerce/wire/catalogue";
import { Button } from "@selvedge/ui/button";
import { BuyBox, BuyBoxActions } from "@selvedge/ui/buy-box";
import { Quantity } from "@selvedge/ui/quantity";
import {
  QuickViewActions,
  QuickViewBody,
  QuickViewClose,
  QuickViewGallery,
  QuickViewImage,
} from "@selvedge/ui/quick-view";
import { TextLink } from "@selvedge/ui/text-link";
import { imageOfMaterial } from "../product/gallery-images.ts";
import { ProductActs } from "../product/product-acts.tsx";
import { PurchaseDialogs, PurchaseOptions, PurchasePrice, SoldOutOffer } from "../product/purchase-options.tsx";
import { usePurchase } from "../product/use-purchase.ts";
import { type Choice, readChoice, writeChoice } from "../product/variant-choice.ts";
import type { QuickViewProps } from "../catalogue/use-quick-view.ts";
import { quickViewImages } from "./quick-view-images.ts";

interface QuickViewProductProps extends Pick<QuickViewProps, "focus"> {
  product: Product;
  onOfferEnd: () => void;
}

/**
 * The product in the quick view. Its chosen options are local state, because the address belongs to the page behind.
 */
export function QuickViewProduct({ product, focus, onOfferEnd }: QuickViewProductProps) {
  const [choice, setChoice] = useState<Choice>(() => readChoice(product, new URLSearchParams()));
  const images = quickViewImages(product);
  const [index, setIndex] = useState(0);
  const purchase = usePurchase(product, choice, (type, value) => {
    setChoice(({ [type]: _, ...others }) => (value === null ? others : { ...others, [type]: value }));
    if (type === "material" && value !== null) setIndex(imageOfMaterial(images, value));
  });
  const focusOption = useEffectEvent(purchase.focusOption);
  useEffect(() => {
    if (focus === "options") focusOption();
  }, [focus]);

  const chosen = writeChoice(new URLSearchParams(), choice);
  const path = `/product/${product.slug}${chosen.size > 0 ? `?${chosen}` : ""}`;

  return (
    <QuickViewBody>
      <QuickViewGallery index={index} onIndexChange={setIndex}>
        {images.map(({ picture, view }, position) => (
          <QuickViewImage
            key={picture?.src ?? view}
            picture={picture}
            view={view}
            priority={position === 0 ? "eager" : "lazy"}
          />
        ))}
      </QuickViewGallery>
      <BuyBox
        level={3}
        title={
          <TextLink variant="quiet" href={path}>
            {product.name}
          </TextLink>
        }
      >
        <PurchasePrice offer={purchase.offer} onOfferEnd={onOfferEnd} />
        <PurchaseOptions {...purchase} />
        {purchase.canBuy ? (
          <QuickViewActions>
            <BuyBoxActions className="sv:mt-0!">
              <Quantity
                size="lg"
                label={product.name}
                value={purchase.quantity}
                max={purchase.maxQuantity}
                onValueChange={purchase.setQuantity}
              />
              <Button size="lg" width="full" {...purchase.addButton} onClick={() => void purchase.addToCart()} />
            </BuyBoxActions>
          </QuickViewActions>
        ) : (
          <SoldOutOffer product={product} choice={choice} />
        )}
        <div className="sv:mt-2">
          <ProductActs product={product} />
        </div>
        <p className="sv:mt-4 sv:flex sv:flex-wrap sv:gap-x-6">
          <TextLink variant="standalone" href={path}>
            View full details
          </TextLink>
          <QuickViewClose />
        </p>
      </BuyBox>
      <PurchaseDialogs {...purchase} />
    </QuickViewBody>
  );
}
