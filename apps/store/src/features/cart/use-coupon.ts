import { couponCode } from "@selvedge/commerce/coupon";
import type { CartLine, Coupon } from "@selvedge/commerce/wire/cart";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { useSWRConfig } from "swr";
import { api } from "../../lib/browser-api.ts";
import { messageOf } from "../../lib/http.ts";
import { useLastingQuery } from "../../lib/use-query.ts";
import { couponQuery } from "./cart-queries.ts";

const INVALID = "Invalid coupon code";

/**
 * The coupon of this purchase, checked again when the lines change; `undefined` while they are not known. Its code is kept
 * in the address, so that it survives a reload and reaches the checkout.
 */
export function useCoupon(lines: readonly CartLine[] | undefined) {
  const [search, setSearch] = useSearchParams();
  const { mutate } = useSWRConfig();
  const code = couponCode(search.get("coupon") ?? "");
  const { data, error } = useLastingQuery(code === null || !lines ? null : couponQuery(code, lines));
  const [refusal, setRefusal] = useState<string | null>(null);

  const write = (next: string | null) =>
    setSearch(
      (current) => {
        const changed = new URLSearchParams(current);
        if (next === null) changed.delete("coupon");
        else changed.set("coupon", next);
        return changed;
      },
      { replace: true },
    );

  /**
   * Checks the code with the server. On success it is written to the address, otherwise the coupon is cleared and the
   * error kept.
   */
  const apply = async (text: string) => {
    const wanted = couponCode(text);
    setRefusal(null);
    try {
      if (wanted === null) throw new Error(INVALID);
      const { key, read } = couponQuery(wanted, lines ?? []);
      await mutate(key, await read(api), { revalidate: false });
      write(wanted);
    } catch (failure) {
      setRefusal(messageOf(failure, INVALID));
      write(null);
    }
  };

  const remove = () => {
    setRefusal(null);
    write(null);
  };

  const coupon: Coupon | null = code !== null && !error && data?.code === code ? data : null;
  const loadError = code !== null && error ? messageOf(error, INVALID) : null;
  return { code, coupon, error: refusal ?? loadError, apply, remove };
}
