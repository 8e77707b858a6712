import { useState } from "react";
import type { ReviewBody, ReviewsAnswer } from "@selvedge/commerce/wire/reviews";
import { api } from "../../lib/browser-api.ts";
import { customerApi } from "../../lib/customer-api.ts";
import { ApiError } from "../../lib/http.ts";
import type { Query } from "../../lib/query.ts";
import { useQuery } from "../../lib/use-query.ts";
import { useUser } from "../session/user-context.ts";

const FAILED = "Something went wrong. Please try again.";

const reviewsQuery = (slug: string, userId: string): Query<ReviewsAnswer> => ({
  key: ["reviews", slug, userId],
  read: (from) => customerApi(from).reviews.of(slug),
});

/** The shopper's own review of a product. */
export function useReview(slug: string) {
  const { data, error: failure, mutate } = useQuery(reviewsQuery(slug, useUser().id));
  const [{ busy, error }, setState] = useState({ busy: false, error: "" });
  const own = data?.own ?? null;

  const during = async (work: () => Promise<unknown>) => {
    setState({ busy: true, error: "" });
    try {
      await work();
      await mutate();
      setState({ busy: false, error: "" });
    } catch (refusal) {
      setState({ busy: false, error: refusal instanceof ApiError && refusal.first ? refusal.first : FAILED });
    }
  };
  return {
    own,
    isKnown: data !== undefined,
    failure: data === undefined ? failure : undefined,
    retry: () => void mutate(),
    busy,
    error,
    save: (values: ReviewBody) =>
      during(() =>
        own ? customerApi(api).reviews.change(own.id, values) : customerApi(api).reviews.write(slug, values),
      ),
    remove: () => during(async () => own && (await customerApi(api).reviews.remove(own.id))),
  };
}
