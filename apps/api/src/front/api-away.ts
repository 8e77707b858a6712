import { Refusal } from "../http/refusal.ts";

/** The API does not answer: who asks may come again soon. */
export const apiAway = () =>
  new Refusal(503, "The shop is busy. Please try again in a moment.", { headers: { "Retry-After": "5" } });
