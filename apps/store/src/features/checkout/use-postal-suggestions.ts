import { useEffect, useState } from "react";
import { type Country, POSTAL_QUERY_MIN } from "@selvedge/commerce/places";
import { POSTAL_DEBOUNCE_MS } from "@selvedge/commerce/timing";
import { asciiText } from "@selvedge/commerce/typed-text";
import type { PostalCodesAnswer } from "@selvedge/commerce/wire/checkout";
import type { Query } from "../../lib/query.ts";
import { useQuery } from "../../lib/use-query.ts";
import { customerApi } from "../../lib/customer-api.ts";

const postalCodesQuery = (country: Country, text: string): Query<PostalCodesAnswer> => ({
  key: ["postal-codes", country, text],
  read: (api) => customerApi(api).checkout.postalCodes(country, text),
});

/** Suggestions for a postal code, from the third character on, once typing has paused. Empty when the request fails. */
export function usePostalSuggestions(country: Country, text: string) {
  const wanted = asciiText(text);
  const [settled, setSettled] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSettled(wanted), POSTAL_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  const asked = settled === wanted && settled.length >= POSTAL_QUERY_MIN;
  const { data, isLoading } = useQuery(asked ? postalCodesQuery(country, settled) : null);
  return { suggestions: asked ? (data?.suggestions ?? []) : [], busy: isLoading };
}
