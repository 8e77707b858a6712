import { useEffect, useRef, useState } from "react";
import { MAX_LINE_QUANTITY } from "@selvedge/commerce/cart";
import type { Product } from "@selvedge/commerce/wire/catalogue";
import { Badge } from "@selvedge/ui/badge";
import { Button } from "@selvedge/ui/button";
import { BuyBox, BuyBoxActions, BuyBoxNote, BuyBoxPrice } from "@selvedge/ui/buy-box";
import { Countdown } from "@selvedge/ui/countdown";
import { Quantity } from "@selvedge/ui/quantity";
import {
  QuickViewActions,
  QuickViewBody,
  QuickViewClose,
  QuickViewGallery,
  QuickViewImage,
} from "@selvedge/ui/quick-view";
import { TextLink } from "@selvedge/ui/text-link";
import { OfferBadgeText } from "../catalogue/offer-badge.tsx";
import { useOffer } from "../catalogue/use-offer.ts";
import { imageOfMaterial } from "../product/gallery-images.ts";
import ProductActs from "../product/product-acts.tsx";
import { MeasurementsDialog, SizeChartDialog } from "../product/purchase-dialogs.ts";
import { PurchaseOptions, SoldOutOffer } from "../product/purchase-options.tsx";
import SizeHelp from "../product/size-help.tsx";
import { useMeasurements } from "../product/use-measurements.ts";
import { usePurchase } from "../product/use-purchase.ts";
import { type Choice, readChoice, stockOf, writeChoice } from "../product/variant-choice.ts";
import { quickViewImages } from "./quick-view-images.ts";
import { ofTax } from "../../taxes.ts";

export interface QuickViewProductProps {
  product: Product;
  /** Initial focus: the title, or the first option to choose before the product can be added. */
  focus: "title" | "options";
  onOfferEnd: () => void;
}

/**
 * The product in the quick view. Its chosen options are local state, because the address belongs to the page behind.
 */
export function QuickViewProduct({ product, focus, onOfferEnd }: QuickViewProductProps) {
  const offer = useOffer(product);
  const [choice, setChoice] = useState<Choice>(() => readChoice(product, new URLSearchParams()));
  const [quantity, setQuantity] = useState(1);
  const images = quickViewImages(product);
  const [index, setIndex] = useState(0);
  const [isChartOpen, setChartOpen] = useState(false);
  const isSoldOut = product.stock_status === "out_of_stock";
  const choose = (type: keyof Choice, value: string | null) =>
    setChoice(({ [type]: _, ...others }) => (value === null ? others : { ...others, [type]: value }));
  const custom = useMeasurements(choice.size, (size) => choose("size", size), isSoldOut);
  const { measurements } = custom;
  const options = useRef<HTMLDivElement>(null);
  const focusOption = (selector: string) => {
    const group = options.current?.querySelector(selector);
    (group?.querySelector<HTMLElement>("input:checked") ?? group?.querySelector<HTMLElement>("input"))?.focus();
  };
  const purchase = usePurchase(product, { choice, measurements, quantity }, (open) =>
    focusOption(open.map((type) => `[data-option=${type}]`).join()),
  );
  useEffect(() => {
    if (focus === "options") focusOption("[data-option]");
  }, [focus]);

  const handleChoose = (type: keyof Choice, value: string) => {
    setQuantity(1);
    if (type === "size") return custom.choose(value);
    choose(type, value);
    setIndex(imageOfMaterial(images, value));
  };
  const stock = stockOf(product, choice);
  const canBuy = !isSoldOut && stock !== 0;
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
          <TextLink form="quiet" href={path}>
            {product.name}
          </TextLink>
        }
      >
        <BuyBoxPrice amount={offer.amount} was={offer.was}>
          {offer.badge !== null && (
            <Badge tone="sale">
              <OfferBadgeText {...offer} />
            </Badge>
          )}
        </BuyBoxPrice>
        <BuyBoxNote>
          <span>{`${ofTax("Inclusive of all taxes. ")}Free shipping across India.`}</span>
          {offer.endsAt !== null && <Countdown endsAt={offer.endsAt} onEnd={onOfferEnd} className="sv:block" />}
        </BuyBoxNote>
        <PurchaseOptions
          ref={options}
          product={product}
          choice={choice}
          custom={custom}
          purchase={purchase}
          onChoose={handleChoose}
          sizeHelp={
            <SizeHelp
              product={product}
              chosen={choice.size}
              onChoose={handleChoose}
              onSizeChart={() => setChartOpen(true)}
            />
          }
        />
        {canBuy ? (
          <QuickViewActions>
            <BuyBoxActions className="sv:mt-0!">
              <Quantity
                size="lg"
                label={product.name}
                value={quantity}
                max={Math.min(MAX_LINE_QUANTITY, stock ?? MAX_LINE_QUANTITY)}
                onValueChange={setQuantity}
              />
              <Button
                size="lg"
                width="full"
                state={purchase.busy === "add" ? "busy" : purchase.isAdded ? "done" : "idle"}
                onClick={() => void purchase.addToCart()}
              >
                {purchase.busy === "add" ? "Adding…" : purchase.isAdded ? "Added" : "Add to cart"}
              </Button>
            </BuyBoxActions>
          </QuickViewActions>
        ) : (
          <SoldOutOffer product={product} choice={choice} />
        )}
        <div className="sv:mt-2">
          <ProductActs product={product} />
        </div>
        <p className="sv:mt-4 sv:flex sv:flex-wrap sv:gap-x-6">
          <TextLink form="standalone" href={path}>
            View full details
          </TextLink>
          <QuickViewClose />
        </p>
      </BuyBox>
      {custom.isOpen && <MeasurementsDialog saved={measurements} onSave={custom.save} onCancel={custom.cancel} />}
      {isChartOpen && <SizeChartDialog product={product} selected={choice.size} onClose={() => setChartOpen(false)} />}
    </QuickViewBody>
  );
}
