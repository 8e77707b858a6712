import { useState } from "react";
import { useSWRConfig } from "swr";
import type { ExchangeValues } from "@selvedge/ui/exchange-form";
import { api } from "../../lib/browser-api.ts";
import { customerApi } from "../../lib/customer-api.ts";
import { messageOf } from "../../lib/http.ts";
import { useUser } from "../session/user-context.ts";
import { orderQuery, ordersQuery } from "./order-queries.ts";

interface Asking {
  busy: boolean;
  error: string;
  asked: ExchangeValues | null;
}

const NOTHING_YET: Asking = { busy: false, error: "", asked: null };
const FAILED = "Something went wrong. Please try again.";

/** Requests an exchange; `asked` is the request made. */
export function useExchange(orderId: string) {
  const user = useUser();
  const { mutate } = useSWRConfig();
  const [asking, setAsking] = useState(NOTHING_YET);

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
  return { ...asking, ask };
}
