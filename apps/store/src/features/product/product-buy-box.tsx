import type { MouseEvent } from "react";
import type { Product } from "@selvedge/commerce/wire/catalogue";
import { Button } from "@selvedge/ui/button";
import { BuyBox, BuyBoxActions, BuyBoxDetails, BuyBoxRating } from "@selvedge/ui/buy-box";
import { Quantity } from "@selvedge/ui/quantity";
import { TextLink } from "@selvedge/ui/text-link";
import { ProductDetails, ProductMore } from "../../islands/product.ts";
import { BuyingNeedsScript } from "./buying-needs-script.tsx";
import { PurchaseDialogs, PurchaseOptions, PurchasePrice, SoldOutOffer } from "./purchase-options.tsx";
import { usePurchase } from "./use-purchase.ts";
import type { Choice } from "./variant-choice.ts";

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
  const { quantity, addButton } = purchase;
  // The form is for browsers without the page's code, in which `required` asks for missing options.
  const handleAdd = (event: MouseEvent) => {
    event.preventDefault();
    void purchase.addToCart();
  };

  return (
    <BuyBox title={product.name}>
      <BuyBoxRating value={product.rating}>
        <TextLink href="#reviews">{`${product.review_count} ${product.review_count === 1 ? "review" : "reviews"}`}</TextLink>
      </BuyBoxRating>
      <PurchasePrice offer={purchase.offer} onOfferEnd={onOfferEnd} />
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
        <input type="hidden" name="cart_token" />
        <PurchaseOptions {...purchase} />
        {!purchase.canBuy ? (
          <SoldOutOffer product={product} choice={choice} />
        ) : (
          <>
            {/* React does not touch the content of noscript, so only the server build needs this code. */}
            <noscript>{import.meta.env.SSR && <BuyingNeedsScript />}</noscript>
            <BuyBoxActions>
              <Quantity
                className="sv:noscript:hidden"
                size="lg"
                name="quantity"
                label={product.name}
                value={quantity}
                max={purchase.maxQuantity}
                onValueChange={purchase.setQuantity}
              />
              <Button id={ADD_ID} type="submit" size="lg" width="full" {...addButton} onClick={handleAdd} />
              <Button
                className="sv:noscript:hidden"
                variant="quiet"
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
      <ProductMore addButtonId={ADD_ID} formId={FORM_ID} {...purchase} />
      <BuyBoxDetails>
        <ProductDetails product={product} />
      </BuyBoxDetails>
      <PurchaseDialogs {...purchase} />
    </BuyBox>
  );
}
