import { formatDay } from "@selvedge/commerce/dates";
import { formatRupees } from "@selvedge/commerce/money";
import { orderStatusText, statusTone } from "@selvedge/commerce/order-states";
import type { Order } from "@selvedge/commerce/wire/orders";
import { Badge } from "@selvedge/ui/badge";
import { Picture } from "@selvedge/ui/picture";
import { Skeleton, SkeletonBlock, SkeletonText } from "@selvedge/ui/skeleton";
import { TextLink } from "@selvedge/ui/text-link";
import { useQuery } from "../../lib/use-query.ts";
import { useStored } from "../../lib/use-stored.ts";
import { useUser } from "../session/user-context.ts";
import { ordersQuery } from "./order-queries.ts";

/** The same height in all states, so that nothing below moves when the orders are known. */
const BOX = "sv:mt-4 sv:mb-block sv:flex sv:min-h-36 sv:items-start sv:gap-5";
const PICTURE = "sv:aspect-product sv:w-27 sv:shrink-0";

/** The shopper's latest order with the picture of its first piece. */
export function LastOrder() {
  const { id } = useUser();
  // The session may end while the profile is shown.
  const isSignedIn = useStored("token") !== null;
  const { data, error } = useQuery(isSignedIn ? ordersQuery(id) : null);
  const order = data?.orders[0];
  return (
    <section aria-labelledby="last-order" className="sv:border-t sv:border-ink sv:pt-4">
      <h3 id="last-order" className="sv:font-display sv:text-h4">
        Your last order
      </h3>
      {order ? (
        <Summary order={order} />
      ) : data || error ? (
        <p className={BOX}>
          <span className="sv:text-muted">
            {data ? (
              <>
                <span>No orders found.</span> <TextLink href="/shop">See the shop</TextLink>
              </>
            ) : (
              "Your orders could not be loaded."
            )}
          </span>
        </p>
      ) : (
        <Skeleton label="Loading your orders" className={BOX}>
          <SkeletonBlock className={PICTURE} />
          <SkeletonText lines={3} className="sv:flex-1" />
        </Skeleton>
      )}
    </section>
  );
}

function Summary({ order: { id, status, created_at, total, items } }: { order: Order }) {
  const [first, ...others] = items;
  return (
    <div className={BOX}>
      {first && <Picture source={first.image} alt="" sizes="108px" priority="eager" className={PICTURE} />}
      <div className="sv:min-w-0 sv:wrap-anywhere">
        <p>
          <Badge mark="dot" variant={statusTone(status)}>
            {orderStatusText(status)}
          </Badge>
        </p>
        {first && (
          <p className="sv:mt-1">
            {others.length === 0 ? first.product_name : `${first.product_name} and ${others.length} more`}
          </p>
        )}
        <p className="sv:text-caption sv:text-muted sv:tabular">{`${id}, ${formatDay(created_at)}, ${formatRupees(total)}`}</p>
        <TextLink variant="standalone" href="/account?tab=orders" className="sv:mt-3 sv:inline-block">
          See your orders
        </TextLink>
      </div>
    </div>
  );
}
