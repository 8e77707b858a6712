import { useState } from "react";
import { useSWRConfig } from "swr";
import { isExchangeable } from "@selvedge/commerce/exchange";
import type { ExchangeValues } from "@selvedge/ui/exchange-form";
import { api } from "../../lib/browser-api.ts";
import { customerApi } from "../../lib/customer-api.ts";
import { messageOf } from "../../lib/http.ts";
import { useQuery } from "../../lib/use-query.ts";
import { productQuery } from "../page/product-query.ts";
import { useUser } from "../session/user-context.ts";
import { orderQuery, ordersQuery } from "./order-queries.ts";

interface Asking {
  busy: boolean;
  error: string;
  asked: ExchangeValues | null;
}

const NOTHING_YET: Asking = { busy: false, error: "", asked: null };
const FAILED = "Something went wrong. Please try again.";

/**
 * Requests an exchange; `asked` is the request made. `sizes` are the other sizes of `piece`: null until known, empty if
 * the product has left the shop.
 */
export function useExchange(orderId: string, piece: { slug: string | null; size: string } | undefined) {
  const user = useUser();
  const { mutate } = useSWRConfig();
  const slug = piece?.slug ?? null;
  const { data, error: failure } = useQuery(slug === null ? null : productQuery(slug));
  const [asking, setAsking] = useState(NOTHING_YET);
  const offered = data?.product.attributes.find(({ type }) => type === "size")?.options.map(({ value }) => value);
  const isKnown = slug === null || offered !== undefined || failure !== undefined;

  const ask = async (wanted: ExchangeValues) => {
    const { pieceId, size, reason } = wanted;
    setAsking({ ...NOTHING_YET, busy: true });
    try {
      const { order } = await customerApi(api).orders.exchange(orderId, { item_id: pieceId, size, reason });
      setAsking({ ...NOTHING_YET, asked: wanted });
      await mutate(orderQuery(user.id, orderId).key, { success: true, data: order }, { revalidate: false });
      await mutate(ordersQuery(user.id).key);
    } catch (refusal) {
      setAsking({ ...NOTHING_YET, error: messageOf(refusal, FAILED) });
    }
  };
  return {
    sizes: isKnown ? (offered ?? []).filter((size) => isExchangeable(size) && size !== piece?.size) : null,
    ...asking,
    ask,
  };
}
