import { type MouseEvent, useRef, useState } from "react";
import { MAX_LINE_QUANTITY } from "@selvedge/commerce/cart";
import { DELIVERY_TEXT } from "@selvedge/commerce/delivery";
import type { Product } from "@selvedge/commerce/wire/catalogue";
import { Badge } from "@selvedge/ui/badge";
import { Button } from "@selvedge/ui/button";
import {
  BuyBox,
  BuyBoxActions,
  BuyBoxDetails,
  BuyBoxFact,
  BuyBoxFacts,
  BuyBoxNote,
  BuyBoxPrice,
  BuyBoxRating,
} from "@selvedge/ui/buy-box";
import { Countdown } from "@selvedge/ui/countdown";
import { Ruler } from "@selvedge/ui/icons/ruler";
import { Scissors } from "@selvedge/ui/icons/scissors";
import { Truck } from "@selvedge/ui/icons/truck";
import { Quantity } from "@selvedge/ui/quantity";
import { TextLink, textLinkClass } from "@selvedge/ui/text-link";
import { EXCHANGE_TEXT } from "@selvedge/commerce/exchange";
import { sizeLabel } from "@selvedge/commerce/measurements";
import { OfferBadgeText } from "../catalogue/offer-badge.tsx";
import { island, overlay } from "../../lib/islands/index.ts";
import { sayNotOpened, toasts } from "../../lib/toasts.ts";
import { brand } from "../../brand.ts";
import { useOffer } from "../catalogue/use-offer.ts";
import { BuyingNeedsScript } from "./buying-needs-script.tsx";
import { MeasurementsDialog, SizeChartDialog } from "./purchase-dialogs.ts";
import { PurchaseOptions, SoldOutOffer } from "./purchase-options.tsx";
import { useMeasurements } from "./use-measurements.ts";
import { useAddAfterSignIn } from "./use-add-after-sign-in.ts";
import { usePurchase } from "./use-purchase.ts";
import { type Choice, stockOf } from "./variant-choice.ts";
import { ofTax } from "../../taxes.ts";

const SizeHelp = island(() => import("./size-help.tsx"));
const ProductBuyBar = island(() => import("./product-buy-bar.tsx"));
const ProductActs = island(() => import("./product-acts.tsx"));
const ProductDetails = island(() => import("./product-details-below.tsx"), { at: "sight" });
const DeliveryPromise = overlay<{ onMissing: () => void }>(
  () => import("../delivery/delivery-promise-view.tsx"),
  ({ onMissing }) => {
    onMissing();
    sayNotOpened();
  },
);
const ADD_ID = "add-to-cart";
const FORM_ID = "buy-form";

export interface ProductBuyBoxProps {
  product: Product;
  choice: Choice;
  onChoose: (type: keyof Choice, value: string | null) => void;
  /** Called when the product's offer ends while it is shown. */
  onOfferEnd: () => void;
}

/** Everything beside the pictures: price, options, measurements, quantity, buying, details. */
export function ProductBuyBox({ product, choice, onChoose, onOfferEnd }: ProductBuyBoxProps) {
  const offer = useOffer(product);
  const [quantity, setQuantity] = useState(1);
  const [isDateAsked, setDateAsked] = useState(false);
  const [isChartOpen, setChartOpen] = useState(false);
  const isSoldOut = product.stock_status === "out_of_stock";
  const custom = useMeasurements(choice.size, (size) => onChoose("size", size), isSoldOut);
  const { measurements } = custom;
  const options = useRef<HTMLDivElement>(null);
  const purchase = usePurchase(product, { choice, measurements, quantity }, (open) => {
    const group = options.current?.querySelector(open.map((type) => `[data-option=${type}]`).join());
    (group?.querySelector<HTMLElement>("input:checked") ?? group?.querySelector<HTMLElement>("input"))?.focus();
  });
  // The inline message may be off screen when the product is added from elsewhere, so failures become a toast.
  const addFromElsewhere = (count = quantity) => purchase.addToCart(count, (text) => void toasts.error(text));
  useAddAfterSignIn(addFromElsewhere, setQuantity);

  const stock = stockOf(product, choice);
  const canBuy = !isSoldOut && stock !== 0;
  const handleChoose = (type: keyof Choice, value: string) => {
    setQuantity(1);
    if (type === "size") custom.choose(value);
    else onChoose(type, value);
  };
  // The form is for browsers without the page's code, in which `required` asks for missing options.
  const handleAdd = (event: MouseEvent) => {
    event.preventDefault();
    void purchase.addToCart();
  };
  const handleAddFromBar = (event: MouseEvent) => {
    event.preventDefault();
    void addFromElsewhere();
  };
  const addLabel = purchase.busy === "add" ? "Adding…" : purchase.isAdded ? "Added" : "Add to cart";
  const addState = purchase.busy === "add" ? "busy" : purchase.isAdded ? "done" : "idle";

  return (
    <BuyBox title={product.name}>
      <BuyBoxRating value={product.rating}>
        <TextLink href="#reviews">{`${product.review_count} ${product.review_count === 1 ? "review" : "reviews"}`}</TextLink>
      </BuyBoxRating>
      <BuyBoxPrice amount={offer.amount} was={offer.was}>
        {offer.badge !== null && (
          <Badge tone="sale" className="sv:self-center">
            <OfferBadgeText {...offer} />
          </Badge>
        )}
      </BuyBoxPrice>
      <BuyBoxNote>
        <span>{`${ofTax("Inclusive of all taxes. ")}Free shipping across India.`}</span>
        {offer.endsAt !== null && <Countdown endsAt={offer.endsAt} onEnd={onOfferEnd} className="sv:block" />}
      </BuyBoxNote>
      <form
        id={FORM_ID}
        method="post"
        action="/cart"
        data-kept=""
        onSubmit={(event) => event.preventDefault()}
        className="sv:contents"
      >
        <input type="hidden" name="product_id" value={product.id} />
        <input type="hidden" name="slug" value={product.slug} />
        <input type="hidden" name="name" value={product.name} />
        <input type="hidden" name="quantity" value={quantity} />
        <input type="hidden" name="cart_token" />
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
        {!canBuy ? (
          <SoldOutOffer product={product} choice={choice} />
        ) : (
          <>
            <BuyingNeedsScript />
            <BuyBoxActions>
              <Quantity
                className="sv:noscript:hidden"
                size="lg"
                label={product.name}
                value={quantity}
                max={Math.min(MAX_LINE_QUANTITY, stock ?? MAX_LINE_QUANTITY)}
                onValueChange={setQuantity}
              />
              <Button id={ADD_ID} type="submit" size="lg" width="full" state={addState} onClick={handleAdd}>
                {addLabel}
              </Button>
              <Button
                className="sv:noscript:hidden"
                intent="quiet"
                size="lg"
                width="full"
                state={purchase.busy === "buy" ? "busy" : "idle"}
                onClick={() => void purchase.buyNow()}
              >
                Buy it now
              </Button>
            </BuyBoxActions>
          </>
        )}
      </form>
      {canBuy && (
        <ProductBuyBar
          watch={ADD_ID}
          price={offer.was === null ? offer.amount : <span className="sv:text-sale">{offer.amount}</span>}
          choice={choice.size && sizeLabel(choice.size)}
        >
          {/* Submits the same form, so that it also works before the page's code has loaded. */}
          <Button type="submit" form={FORM_ID} state={addState} onClick={handleAddFromBar}>
            {addLabel}
          </Button>
        </ProductBuyBar>
      )}
      <ProductActs product={product} />
      <BuyBoxFacts>
        <BuyBoxFact icon={<Truck />}>
          {`Delivery in ${DELIVERY_TEXT} `}
          {!isDateAsked && (
            <button
              type="button"
              className={textLinkClass({ form: "inline", className: "sv:noscript:hidden" })}
              onClick={() => setDateAsked(true)}
            >
              Check your PIN code
            </button>
          )}
        </BuyBoxFact>
        <BuyBoxFact icon={<Ruler />}>
          {`Size exchange ${EXCHANGE_TEXT}; `}
          <TextLink href="/shipping-return">no returns or refunds</TextLink>
        </BuyBoxFact>
        <BuyBoxFact icon={<Scissors />}>Made after you order by our tailors in {brand.place}</BuyBoxFact>
      </BuyBoxFacts>
      {isDateAsked && <DeliveryPromise onMissing={() => setDateAsked(false)} />}
      <BuyBoxDetails>
        <ProductDetails product={product} />
      </BuyBoxDetails>
      {custom.isOpen && <MeasurementsDialog saved={measurements} onSave={custom.save} onCancel={custom.cancel} />}
      {isChartOpen && <SizeChartDialog product={product} selected={choice.size} onClose={() => setChartOpen(false)} />}
    </BuyBox>
  );
}
