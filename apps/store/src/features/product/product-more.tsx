import { type MouseEvent, useState } from "react";
import { capitalised, exchangeText, isMadeToOrder, returnsPhrase } from "@selvedge/commerce/buying-terms";
import { deliveryText } from "@selvedge/commerce/delivery";
import { sizeLabel } from "@selvedge/commerce/measurements";
import { BuyBar } from "@selvedge/ui/buy-bar";
import { Button } from "@selvedge/ui/button";
import { BuyBoxFact, BuyBoxFacts } from "@selvedge/ui/buy-box";
import { ChatLink } from "@selvedge/ui/chat-link";
import { Package } from "@selvedge/ui/icons/package";
import { Ruler } from "@selvedge/ui/icons/ruler";
import { Scissors } from "@selvedge/ui/icons/scissors";
import { Truck } from "@selvedge/ui/icons/truck";
import { TextLink } from "@selvedge/ui/text-link";
import { brand, chatUrl } from "../../brand.ts";
import { overlay } from "../../lib/islands/index.ts";
import { useShop } from "../../lib/page-state.ts";
import { sayNotOpened } from "../../lib/toasts.ts";
import { ProductActs } from "./product-acts.tsx";
import { useAddAfterSignIn } from "./use-add-after-sign-in.ts";
import type { Purchase } from "./use-purchase.ts";

const DeliveryPromise = overlay<{ onMissing: () => void }>(
  () => import("../delivery/delivery-promise-view.tsx"),
  ({ onMissing }) => {
    onMissing();
    sayNotOpened();
  },
);

export interface ProductMoreProps extends Purchase {
  /** The button that the bar on phones stands in for while it is off screen. */
  addButtonId: string;
  /** The form that buys the product. */
  formId: string;
}

/** What follows the buy buttons: the bar on phones, wishlist, compare, share, delivery and exchange. Continues a purchase that signing in has interrupted. */
export default function ProductMore({
  addButtonId,
  formId,
  product,
  choice,
  offer,
  canBuy,
  ...purchase
}: ProductMoreProps) {
  const shop = useShop();
  useAddAfterSignIn(purchase.addFromElsewhere, purchase.setQuantity);
  const exchange = exchangeText(shop);
  const returns = returnsPhrase(shop);
  const [isDateAsked, setDateAsked] = useState(false);
  const handleAdd = (event: MouseEvent) => {
    event.preventDefault();
    void purchase.addFromElsewhere();
  };
  return (
    <>
      {canBuy && (
        <BuyBar
          initially="shown"
          watch={addButtonId}
          price={offer.was === null ? offer.amount : <span className="sv:text-sale">{offer.amount}</span>}
          choice={choice.size && sizeLabel(choice.size, shop.options.size)}
          chat={<ChatLink variant="docked" href={chatUrl} />}
        >
          {/* Submits the same form, so that it also works before the page's code has loaded. */}
          <Button type="submit" form={formId} {...purchase.addButton} onClick={handleAdd} />
        </BuyBar>
      )}
      <ProductActs product={product} />
      <BuyBoxFacts>
        <BuyBoxFact icon={<Truck />}>
          {/* A span would be muted, like the second sentence of a fact. */}
          <bdi>{`Delivery in ${deliveryText(shop)} `}</bdi>
          {!isDateAsked && (
            <TextLink
              className="sv:noscript:hidden"
              render={<button type="button" onClick={() => setDateAsked(true)} />}
            >
              Check your PIN code
            </TextLink>
          )}
        </BuyBoxFact>
        <BuyBoxFact icon={<Ruler />}>
          {exchange !== null && <bdi>{`${shop.options.size} exchange ${exchange}; `}</bdi>}
          <TextLink href="/shipping-return">{exchange === null ? capitalised(returns) : returns}</TextLink>
        </BuyBoxFact>
        {isMadeToOrder(shop) ? (
          <BuyBoxFact icon={<Scissors />}>Made after you order by our tailors in {brand.place}</BuyBoxFact>
        ) : (
          <BuyBoxFact icon={<Package />}>Sent from our stock in {brand.place}</BuyBoxFact>
        )}
      </BuyBoxFacts>
      {isDateAsked && <DeliveryPromise onMissing={() => setDateAsked(false)} />}
    </>
  );
}
