import { ApiError, messageOf } from "../../lib/http.ts";
import { type FormHandler, refused, statusOf, taken } from "../../lib/posted-form.ts";
import { customerApi } from "../../lib/customer-api.ts";

/** `POST /revert-email/{token}`. The form also contains the token of its address. */
export const postRevertEmail: FormHandler = async (fields, api) => {
  try {
    await customerApi(api).account.revertEmail(fields.get("token") ?? "");
    return taken({});
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return refused({}, messageOf(error, "Something went wrong. Please try again."), {}, statusOf(error));
  }
};
