import { useEffect, useState } from "react";
import { useQuery } from "../../lib/use-query.ts";
import { useUser } from "../session/user-context.ts";
import { orderQuery } from "./order-queries.ts";

const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 32_000;

/**
 * An order, polled after 2, 4, 8 … and then every 32 seconds while its payment is being confirmed or under review.
 * `error` is set only while no order is known; a known order stays when polling fails.
 */
export function useSettledOrder(orderId: string | null) {
  const { id } = useUser();
  const { data, error, mutate } = useQuery(orderId === null ? null : orderQuery(id, orderId));
  const [waits, setWaits] = useState(0);
  const order = data?.data;
  const isPending =
    order?.status === "payment_pending" && (order.payment_status === "pending" || order.payment_status === "review");

  useEffect(() => {
    if (!isPending) return;
    const refetch = () => {
      setWaits(waits + 1);
      void mutate();
    };
    const timer = setTimeout(refetch, Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** waits));
    return () => clearTimeout(timer);
  }, [isPending, waits, mutate]);

  return { order, error: order ? undefined : error, isPending, retry: () => void mutate() };
}
