import { useLocation } from "react-router-dom";
import { TrackOrderForm } from "@selvedge/ui/track-order-form";
import { useFormAnswer } from "../../lib/form-answer.ts";
import { useShop } from "../../lib/page-state.ts";
import { OrderSteps } from "./order-progress.tsx";
import { TrackedOrder } from "./tracked-order.tsx";
import { AskUs } from "./ask-us.tsx";
import { useTrackOrder } from "./use-track-order.ts";

/**
 * Looks up an order by number and email, and shows its progress; before that the steps of any order. Posts to `/track-order` without JavaScript.
 */
export function TrackOrder() {
  const { search } = useLocation();
  const posted = useFormAnswer();
  const shop = useShop();
  const { order, isNew, errors, refusals, message, busy, track } = useTrackOrder();

  return (
    <div className="sv:grid sv:gap-x-gutter sv:gap-y-12 sv:xl:grid-cols-12">
      <div className="sv:max-w-form sv:xl:col-span-4">
        <TrackOrderForm
          action="/track-order"
          defaultValues={{
            orderId: posted?.values["orderId"] ?? new URLSearchParams(search).get("order") ?? "",
            email: posted?.values["email"] ?? "",
          }}
          errors={errors}
          refusals={refusals}
          error={message}
          state={busy ? "busy" : "idle"}
          onTrack={(values) => void track(values)}
        />
      </div>
      <div className="sv:grid sv:content-start sv:gap-12 sv:xl:col-span-7 sv:xl:col-start-6">
        {order ? (
          <TrackedOrder order={order} isNew={isNew} />
        ) : (
          <section aria-labelledby="steps" className="sv:border-t sv:border-ink sv:pt-4">
            <h2 id="steps" className="sv:mb-8 sv:font-display sv:text-h4">
              What happens to an order
            </h2>
            <OrderSteps shop={shop} />
          </section>
        )}
        <aside aria-label="Talk to us">
          <AskUs />
        </aside>
      </div>
    </div>
  );
}
