import { CUSTOM_SIZE, describeMeasurements } from "@selvedge/commerce/measurements";
import { Badge } from "@selvedge/ui/badge";
import { BuyBoxMeasurements, BuyBoxMessage, BuyBoxNote, BuyBoxOptions, BuyBoxPrice } from "@selvedge/ui/buy-box";
import { Countdown } from "@selvedge/ui/countdown";
import { Notice } from "@selvedge/ui/notice";
import { TextLink } from "@selvedge/ui/text-link";
import { OfferBadgeText } from "../catalogue/offer-badge.tsx";
import { useShop } from "../../lib/page-state.ts";
import { NotifyOffer } from "../notify/notify-offer.tsx";
import { ofTax } from "../../taxes.ts";
import { ProductOptions } from "./product-options.tsx";
import { MeasurementsDialog, SizeChartDialog } from "./purchase-dialogs.ts";
import type { Purchase } from "./use-purchase.ts";
import { stockOf } from "./variant-choice.ts";

/** The price, and how long an offer lasts. `onOfferEnd` is called when it ends while it is shown. */
export function PurchasePrice({ offer, onOfferEnd }: Pick<Purchase, "offer"> & { onOfferEnd: () => void }) {
  const shop = useShop();
  return (
    <>
      <BuyBoxPrice amount={offer.amount} was={offer.was}>
        {offer.badge !== null && (
          <Badge variant="sale" className="sv:self-center">
            <OfferBadgeText {...offer} />
          </Badge>
        )}
      </BuyBoxPrice>
      <BuyBoxNote>
        <span>{`${ofTax(shop, "Inclusive of all taxes. ")}Free shipping across India.`}</span>
        {offer.endsAt !== null && <Countdown endsAt={offer.endsAt} onEnd={onOfferEnd} className="sv:block" />}
      </BuyBoxNote>
    </>
  );
}

/**
 * The options to choose before buying, the measurements entered for Custom, and the reason why buying is not possible
 * yet.
 */
export function PurchaseOptions({ options, custom: { measurements, open }, message, ...purchase }: Purchase) {
  return (
    <>
      <BuyBoxOptions ref={options}>
        <ProductOptions {...purchase} />
        {measurements && (
          <BuyBoxMeasurements
            action={
              <TextLink render={<button type="button" onClick={open} />}>
                Edit
                <span className="sv:sr-only"> your measurements</span>
              </TextLink>
            }
          >
            {describeMeasurements(measurements)}
          </BuyBoxMeasurements>
        )}
      </BuyBoxOptions>
      <BuyBoxMessage>
        {message !== null && (
          <Notice variant="danger" live="assertive">
            {message}
          </Notice>
        )}
      </BuyBoxMessage>
    </>
  );
}

/**
 * Replaces the buy buttons when the product or the chosen options are sold out. Notifications are of a size in any
 * material, so none is offered while another material of the size is there.
 */
export function SoldOutOffer({ product, choice }: Pick<Purchase, "product" | "choice">) {
  const { size, material } = choice;
  const { options } = useShop();
  const isInOther = product.stock_status !== "out_of_stock" && size !== undefined && stockOf(product, { size }) !== 0;
  return (
    <div className="sv:mt-6 sv:grid sv:gap-4">
      <Notice live="polite">
        {product.stock_status === "out_of_stock"
          ? "This piece is sold out."
          : isInOther
            ? `${material} is sold out in ${size}. Choose another ${options.material.toLowerCase()} or ${options.size.toLowerCase()}.`
            : `${size} is sold out. Choose another ${options.size.toLowerCase()}${isMadeToMeasure(product) ? ", or have it made to your measurements" : ""}.`}
      </Notice>
      {!isInOther && (
        <NotifyOffer slug={product.slug} wanted={size} size="lg">
          Notify Me When Available
        </NotifyOffer>
      )}
    </div>
  );
}

const isMadeToMeasure = ({ attributes }: Purchase["product"]) =>
  attributes.some(({ options }) => options.some(({ value }) => value === CUSTOM_SIZE));

/** The dialogs that open from the options. */
export function PurchaseDialogs(purchase: Purchase) {
  const { custom, isChartOpen } = purchase;
  return (
    <>
      {custom.isOpen && (
        <MeasurementsDialog saved={custom.measurements} onSave={custom.save} onCancel={custom.cancel} />
      )}
      {isChartOpen && <SizeChartDialog {...purchase} />}
    </>
  );
}
