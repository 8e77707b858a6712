import { useEffect, useState } from "react";
import { useQuery } from "../../lib/use-query.ts";
import { useUser } from "../session/user-context.ts";
import { orderQuery } from "./order-queries.ts";

const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 32_000;

/** An order, asked for again after 2, 4, 8 … seconds while its payment is still being confirmed. */
export function useSettledOrder(orderId: string | null) {
  const { id } = useUser();
  const { data, error, mutate } = useQuery(orderId === null ? null : orderQuery(id, orderId));
  const [waitMs, setWait] = useState(FIRST_WAIT_MS);
  const order = data?.data;
  const isPending = order?.payment_status === "pending" && order.status === "payment_pending";

  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(() => {
      setWait((wait) => Math.min(LONGEST_WAIT_MS, wait * 2));
      void mutate();
    }, waitMs);
    return () => clearTimeout(timer);
  }, [isPending, waitMs, mutate]);

  return { order, error, isPending, retry: () => void mutate() };
}
