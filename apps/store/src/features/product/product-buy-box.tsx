import { type MouseEvent, useState } from "react";
import { DELIVERY_TEXT } from "@selvedge/commerce/delivery";
import type { Product } from "@selvedge/commerce/wire/catalogue";
import { Button } from "@selvedge/ui/button";
import { BuyBox, BuyBoxActions, BuyBoxDetails, BuyBoxFact, BuyBoxFacts, BuyBoxRating } from "@selvedge/ui/buy-box";
import { Ruler } from "@selvedge/ui/icons/ruler";
import { Scissors } from "@selvedge/ui/icons/scissors";
import { Truck } from "@selvedge/ui/icons/truck";
import { Quantity } from "@selvedge/ui/quantity";
import { TextLink, textLinkClass } from "@selvedge/ui/text-link";
import { EXCHANGE_TEXT } from "@selvedge/commerce/exchange";
import { sizeLabel } from "@selvedge/commerce/measurements";
import { island, overlay } from "../../lib/islands/index.ts";
import { sayNotOpened } from "../../lib/toasts.ts";
import { brand } from "../../brand.ts";
import { BuyingNeedsScript } from "./buying-needs-script.tsx";
import { PurchaseDialogs, PurchaseOptions, PurchasePrice, SoldOutOffer } from "./purchase-options.tsx";
import { useAddAfterSignIn } from "./use-add-after-sign-in.ts";
import { usePurchase } from "./use-purchase.ts";
import type { Choice } from "./variant-choice.ts";

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
  const purchase = usePurchase(product, choice, onChoose);
  const { offer, quantity, addButton } = purchase;
  const [isDateAsked, setDateAsked] = useState(false);
  useAddAfterSignIn(purchase.addFromElsewhere, purchase.setQuantity);
  // The form is for browsers without the page's code, in which `required` asks for missing options.
  const handleAdd = (event: MouseEvent) => {
    event.preventDefault();
    void purchase.addToCart();
  };
  const handleAddFromBar = (event: MouseEvent) => {
    event.preventDefault();
    void purchase.addFromElsewhere();
  };

  return (
    <BuyBox title={product.name}>
      <BuyBoxRating value={product.rating}>
        <TextLink href="#reviews">{`${product.review_count} ${product.review_count === 1 ? "review" : "reviews"}`}</TextLink>
      </BuyBoxRating>
      <PurchasePrice offer={offer} onOfferEnd={onOfferEnd} />
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
        <PurchaseOptions {...purchase} />
        {!purchase.canBuy ? (
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
                max={purchase.maxQuantity}
                onValueChange={purchase.setQuantity}
              />
              <Button id={ADD_ID} type="submit" size="lg" width="full" {...addButton} onClick={handleAdd} />
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
      {purchase.canBuy && (
        <ProductBuyBar
          watch={ADD_ID}
          price={offer.was === null ? offer.amount : <span className="sv:text-sale">{offer.amount}</span>}
          choice={choice.size && sizeLabel(choice.size)}
        >
          {/* Submits the same form, so that it also works before the page's code has loaded. */}
          <Button type="submit" form={FORM_ID} {...addButton} onClick={handleAddFromBar} />
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
      <PurchaseDialogs {...purchase} />
    </BuyBox>
  );
}
