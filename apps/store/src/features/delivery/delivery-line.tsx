import { useState } from "react";
import { deliveryText } from "@selvedge/commerce/delivery";
import { TextLink } from "@selvedge/ui/text-link";
import { formatDay } from "@selvedge/commerce/dates";
import { overlay } from "../../lib/islands/index.ts";
import { useShop } from "../../lib/page-state.ts";
import { sayNotOpened } from "../../lib/toasts.ts";
import { useQuery } from "../../lib/use-query.ts";
import { useStored } from "../../lib/use-stored.ts";
import { knownDeliveryQuery } from "./delivery-query.ts";

const DeliveryPromise = overlay<{ onMissing: () => void }>(
  () => import("./delivery-promise-view.tsx"),
  ({ onMissing }) => {
    onMissing();
    sayNotOpened();
  },
);

/** Estimated delivery of the cart to the last entered PIN code, with a form to change it. */
export function DeliveryLine() {
  const shop = useShop();
  const { data } = useQuery(knownDeliveryQuery(useStored("deliveryPin")));
  const [isAsked, setAsked] = useState(false);
  const text = data
    ? `Delivery to ${data.pincode}: ${formatDay(data.earliest)} to ${formatDay(data.latest)}`
    : `Delivery in ${deliveryText(shop)}`;
  return (
    <div className="sv:text-small">
      {/* Reserves two lines, because the date may arrive later. */}
      <p className="sv:min-h-[2lh] sv:text-pretty">
        <span>{`${text}. `}</span>
        {!isAsked && (
          <TextLink render={<button type="button" onClick={() => setAsked(true)} />}>
            {data ? "Change PIN code" : "Check your PIN code"}
          </TextLink>
        )}
      </p>
      {isAsked && <DeliveryPromise onMissing={() => setAsked(false)} />}
    </div>
  );
}
