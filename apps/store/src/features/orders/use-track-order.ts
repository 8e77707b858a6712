import { useState } from "react";
import { normaliseCode, normaliseEmail } from "@selvedge/commerce/typed-text";
import type { TrackedOrder } from "@selvedge/commerce/wire/orders";
import type { TrackOrderValues } from "@selvedge/ui/track-order-form";
import { api } from "../../lib/browser-api.ts";
import { customerApi } from "../../lib/customer-api.ts";
import { useFormAnswer } from "../../lib/form-answer.ts";
import { trackErrors, trackRefusal } from "./track-errors.ts";

interface Tracking {
  order: TrackedOrder | null;
  /** The order was looked up here, not delivered with the document. */
  isNew: boolean;
  errors: Partial<Record<keyof TrackOrderValues, string>>;
  /** Incremented by each submission with missing fields. */
  refusals: number;
  message: string | null;
  busy: boolean;
}

const NOTHING: Tracking = { order: null, isNew: false, errors: {}, refusals: 0, message: null, busy: false };

/** Looks up an order by number and email. Starts with the result of a posted form. */
export function useTrackOrder() {
  const posted = useFormAnswer();
  const [tracking, setTracking] = useState<Tracking>({
    ...NOTHING,
    ...(posted && { order: posted.tracked ?? null, errors: posted.errors, message: posted.message }),
  });

  const track = async (values: TrackOrderValues) => {
    const errors = trackErrors(values);
    if (Object.keys(errors).length > 0) {
      return setTracking(({ refusals }) => ({ ...NOTHING, errors, refusals: refusals + 1, isNew: true }));
    }
    // The previous order stays during the next lookup, so that the layout does not jump.
    setTracking(({ order, refusals }) => ({ ...NOTHING, order, refusals, busy: true }));
    try {
      const { order } = await customerApi(api).orders.track({
        order_id: normaliseCode(values.orderId),
        email: normaliseEmail(values.email),
      });
      setTracking(({ refusals }) => ({ ...NOTHING, order, refusals, isNew: true }));
    } catch (error) {
      setTracking(({ refusals }) => ({ ...NOTHING, refusals, message: trackRefusal(error) }));
    }
  };
  return { ...tracking, track };
}
