import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { hasGoodConnection, quiet } from "../../lib/islands/index.ts";
import { useRoutes } from "../../lib/routes-context.ts";
import { useQuery } from "../../lib/use-query.ts";
import { useStored } from "../../lib/use-stored.ts";
import { cartQuery } from "./cart-queries.ts";

/**
 * Prefetches the cart's page code and lines, for offline use, if the shopper has a cart. Only on a good connection,
 * once the page is idle.
 */
export function useReadyCart(): void {
  const [mayAsk, setMayAsk] = useState(false);
  const token = useStored("cartToken");
  const isThere = useLocation().pathname === "/cart";
  const isWanted = mayAsk && Boolean(token) && !isThere;
  const page = useRoutes().find(({ path }) => path === "/cart")?.page;

  useEffect(() => void quiet().then(() => setMayAsk(hasGoodConnection())), []);
  useQuery(isWanted && token ? cartQuery(token) : null);
  useEffect(() => {
    // Opening the cart requests it again and reports failures then.
    if (isWanted) page?.prepare().catch(() => undefined);
  }, [isWanted, page]);
}
