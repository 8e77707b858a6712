import { Picture } from "@selvedge/ui/picture";
import { SkeletonBlock } from "@selvedge/ui/skeleton";
import { useShop } from "../../lib/page-state.ts";
import { StoreLink } from "../../lib/store-link.tsx";
import { lineInWords } from "./line-words.ts";
import { useCart } from "./use-cart.ts";

/** The same height in all states, so that nothing below moves when the cart is known. */
const ROW = "sv:-m-1 sv:mt-7 sv:flex sv:h-44 sv:gap-3 sv:overflow-x-auto sv:p-1";
const PICTURE = "sv:aspect-product sv:h-full sv:shrink-0";

/** Pictures of what is still in the cart, linked to the products. */
export function KeptPieces() {
  const { options } = useShop();
  const { lines, error } = useCart();
  if (error && !lines) return <p className={`${ROW} sv:text-muted`}>Your cart could not be loaded.</p>;
  if (!lines) {
    return (
      <div className={`${ROW} sv:noscript:hidden`}>
        <SkeletonBlock className={PICTURE} />
      </div>
    );
  }
  if (lines.length === 0) return <p className={`${ROW} sv:text-muted`}>Your cart is empty</p>;
  return (
    <ul aria-label="Still in your cart" className={ROW}>
      {lines.map((line) => (
        <li key={line.id} className={PICTURE}>
          <StoreLink href={`/product/${line.product.slug}`} className="sv:block sv:size-full">
            <Picture source={line.product.image} alt="" sizes="132px" priority="eager" className="sv:size-full" />
            <span className="sv:sr-only">
              {`${line.product.name}, ${lineInWords(line, options.size).options}, quantity ${line.qty}`}
            </span>
          </StoreLink>
        </li>
      ))}
    </ul>
  );
}
