import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { hasGoodLine, quiet } from "../../lib/islands/index.ts";
import { useRoutes } from "../../lib/routes-context.ts";
import { useQuery } from "../../lib/use-query.ts";
import { useStored } from "../../lib/use-stored.ts";
import { cartQuery } from "./cart-queries.ts";

/** Has the cart of whoever has one at hand for when the line goes: the code of its page, and its lines. On a good line, once the page is quiet. */
export function useReadyCart(): void {
  const [mayAsk, setMayAsk] = useState(false);
  const token = useStored("cartToken");
  const isThere = useLocation().pathname === "/cart";
  const isWanted = mayAsk && Boolean(token) && !isThere;
  const page = useRoutes().find(({ path }) => path === "/cart")?.page;

  useEffect(() => void quiet().then(() => setMayAsk(hasGoodLine())), []);
  useQuery(isWanted && token ? cartQuery(token) : null);
  useEffect(() => {
    // Who opens the cart asks for it again, and hears of it then.
    if (isWanted) page?.prepare().catch(() => undefined);
  }, [isWanted, page]);
}
