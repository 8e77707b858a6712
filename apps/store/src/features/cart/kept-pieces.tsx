import { OrderLine, OrderLines } from "@selvedge/ui/order-lines";
import { useShop } from "../../lib/page-state.ts";
import { StoreLink } from "../../lib/store-link.tsx";
import { ResultPart } from "../page/result-layout.tsx";
import { lineInWords } from "./line-words.ts";
import { useCart } from "./use-cart.ts";

/** A read-only list of what is still in the cart; renders nothing if the cart is empty or unknown. */
export function KeptPieces() {
  const { options } = useShop();
  const { lines } = useCart();
  if (!lines || lines.length === 0) return null;
  return (
    <ResultPart title="Still in your cart">
      <OrderLines>
        {lines.map((line) => {
          const words = lineInWords(line, options.size);
          return (
            <OrderLine
              key={line.id}
              picture={line.product.image}
              title={<StoreLink href={`/product/${line.product.slug}`}>{line.product.name}</StoreLink>}
              options={words.options}
              quantity={line.qty}
              price={words.total}
            />
          );
        })}
      </OrderLines>
    </ResultPart>
  );
}
