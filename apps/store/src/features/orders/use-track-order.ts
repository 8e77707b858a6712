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
  /** It came of what was asked for here, and did not come with the document. */
  isNew: boolean;
  errors: Partial<Record<keyof TrackOrderValues, string>>;
  /** Grows each time that something was missing. */
  refusals: number;
  message: string | null;
  busy: boolean;
}

const NOTHING: Tracking = { order: null, isNew: false, errors: {}, refusals: 0, message: null, busy: false };

/** Looks an order up by its number and email; begins with what came of a form that was posted. */
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
    // The last order stays while the next one is looked up, so that nothing jumps.
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
