import { sizeWordOf } from "@selvedge/commerce/measurements";
import { formatRupees } from "@selvedge/commerce/money";
import type { Order } from "@selvedge/commerce/wire/orders";
import { OrderLine, OrderLines } from "@selvedge/ui/order-lines";
import { optionsInWords } from "../../lib/chosen-options.ts";
import { StoreLink } from "../../lib/store-link.tsx";

/** The lines of an order, each linked to its product while that is in the shop. */
export function OrderedPieces({ order }: { order: Order }) {
  return (
    <OrderLines>
      {order.items.map((line) => (
        <OrderLine
          key={line.id}
          picture={line.image}
          title={
            line.slug === null ? (
              line.product_name
            ) : (
              <StoreLink href={`/product/${line.slug}`}>{line.product_name}</StoreLink>
            )
          }
          options={optionsInWords(line, sizeWordOf(order))}
          quantity={line.quantity}
          price={formatRupees(line.price * line.quantity)}
        />
      ))}
    </OrderLines>
  );
}
