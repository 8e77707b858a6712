import type { ReactNode, RefObject } from "react";
import { describeMeasurements } from "@selvedge/commerce/measurements";
import type { Product } from "@selvedge/commerce/wire/catalogue";
import { BuyBoxMeasurements, BuyBoxMessage, BuyBoxOptions } from "@selvedge/ui/buy-box";
import { Notice } from "@selvedge/ui/notice";
import { textLinkClass } from "@selvedge/ui/text-link";
import { NotifyOffer } from "../notify/notify-offer.tsx";
import { ProductOptions } from "./product-options.tsx";
import type { useMeasurements } from "./use-measurements.ts";
import type { usePurchase } from "./use-purchase.ts";
import { type Choice, stockOf } from "./variant-choice.ts";

export interface PurchaseOptionsProps {
  ref: RefObject<HTMLDivElement | null>;
  product: Product;
  choice: Choice;
  custom: Pick<ReturnType<typeof useMeasurements>, "measurements" | "open">;
  purchase: Pick<ReturnType<typeof usePurchase>, "invalid" | "message">;
  onChoose: (type: keyof Choice, value: string) => void;
  sizeHelp: ReactNode;
}

/**
 * The options to choose before buying, the measurements entered for Custom, and the reason why buying is not possible
 * yet.
 */
export function PurchaseOptions({ ref, custom, purchase, ...options }: PurchaseOptionsProps) {
  const { measurements, open } = custom;
  return (
    <>
      <BuyBoxOptions ref={ref}>
        <ProductOptions {...options} invalid={purchase.invalid} />
        {measurements && (
          <BuyBoxMeasurements
            action={
              <button type="button" className={textLinkClass({ form: "inline" })} onClick={open}>
                Edit
                <span className="sv:sr-only"> your measurements</span>
              </button>
            }
          >
            {describeMeasurements(measurements)}
          </BuyBoxMeasurements>
        )}
      </BuyBoxOptions>
      <BuyBoxMessage>
        {purchase.message !== null && (
          <Notice tone="danger" live="assertive">
            {purchase.message}
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
export function SoldOutOffer({ product, choice }: { product: Product; choice: Choice }) {
  const { size, material } = choice;
  const isInOther = product.stock_status !== "out_of_stock" && size !== undefined && stockOf(product, { size }) !== 0;
  return (
    <div className="sv:mt-6 sv:grid sv:gap-4">
      <Notice live="polite">
        {product.stock_status === "out_of_stock"
          ? "This piece is sold out."
          : isInOther
            ? `${material} is sold out in ${size}. Choose another material or size.`
            : `${size} is sold out. Choose another size, or have it made to your measurements.`}
      </Notice>
      {!isInOther && (
        <NotifyOffer slug={product.slug} wanted={size} size="lg">
          Notify Me When Available
        </NotifyOffer>
      )}
    </div>
  );
}
