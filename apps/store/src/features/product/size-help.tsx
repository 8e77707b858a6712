import type { MouseEvent } from "react";
import { sizeTableOf } from "@selvedge/commerce/size-tables";
import type { Product } from "@selvedge/commerce/wire/catalogue";
import { TextLink } from "@selvedge/ui/text-link";
import { useShop } from "../../lib/page-state.ts";
import { useStored } from "../../lib/use-stored.ts";
import { offeredSize, useRememberedSize } from "./last-size.ts";
import type { Choice } from "./variant-choice.ts";

export interface SizeHelpProps {
  product: Product;
  chosen: string | undefined;
  onChoose: (type: keyof Choice, value: string) => void;
  onSizeChart: () => void;
}

/**
 * Shown at the end of the line above the sizes: the last chosen size while none is chosen, and the size chart, if there is one. The last
 * size is offered but never preselected, because cuts differ and the shopper should check it.
 */
export default function SizeHelp({ product, chosen, onChoose, onSizeChart }: SizeHelpProps) {
  const shop = useShop();
  useRememberedSize(chosen);
  const last = offeredSize(useStored("sizeMemory"), product, shop);
  const isOffered = chosen === undefined && last !== null;

  /** The button disappears when pressed, so the focus moves to the size. */
  const choose = ({ currentTarget }: MouseEvent, size: string) => {
    const sizes = currentTarget.closest("fieldset")?.querySelectorAll("input") ?? [];
    onChoose("size", size);
    for (const radio of sizes) if (radio.value === size) radio.focus();
  };
  return (
    // While no size is chosen, wide enough for the last size, which is known only in the browser: nothing may move when it appears.
    <div className={`sv:flex sv:justify-end sv:gap-4 sv:noscript:hidden ${chosen === undefined ? "sv:min-w-60" : ""}`}>
      {isOffered && (
        <TextLink
          render={<button type="button" onClick={(event) => choose(event, last)} />}
        >{`Your last size: ${last}`}</TextLink>
      )}
      {(product.garment ?? sizeTableOf(shop, product.category_slug)) && (
        <TextLink render={<button type="button" onClick={onSizeChart} />}>Size chart</TextLink>
      )}
    </div>
  );
}
