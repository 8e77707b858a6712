import { normaliseCode, normaliseEmail } from "@selvedge/commerce/typed-text";
import { ApiError } from "../../lib/http.ts";
import { type FormHandler, refused, statusOf, taken } from "../../lib/posted-form.ts";
import { trackErrors, trackRefusal } from "./track-errors.ts";
import { customerApi } from "../../lib/customer-api.ts";

/** `POST /track-order`: the answering page shows the result. */
export const postTrackOrder: FormHandler = async (fields, api) => {
  const values = {
    orderId: normaliseCode(fields.get("orderId") ?? ""),
    email: normaliseEmail(fields.get("email") ?? ""),
  };
  const errors = trackErrors(values);
  if (Object.keys(errors).length > 0) return refused(values, null, errors);
  try {
    const { order } = await customerApi(api).orders.track({ order_id: values.orderId, email: values.email });
    return { ...taken(values), tracked: order };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return refused(values, trackRefusal(error), {}, statusOf(error));
  }
};
