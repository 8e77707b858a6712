import type { MouseEvent } from "react";
import type { Product } from "@selvedge/commerce/wire/catalogue";
import { textLinkClass } from "@selvedge/ui/text-link";
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
 * At the end of the line above the sizes: the size that was chosen last, as long as none is, and the size chart. The last size is
 * offered and never chosen by itself: cuts differ, and nobody shall buy what they have not looked at.
 */
export default function SizeHelp({ product, chosen, onChoose, onSizeChart }: SizeHelpProps) {
  useRememberedSize(chosen);
  const last = offeredSize(useStored("sizeMemory"), product);
  const isOffered = chosen === undefined && last !== null;

  /** The button goes with its press, so the focus goes on to the size. */
  const choose = ({ currentTarget }: MouseEvent, size: string) => {
    const sizes = currentTarget.closest("fieldset")?.querySelectorAll("input") ?? [];
    onChoose("size", size);
    for (const radio of sizes) if (radio.value === size) radio.focus();
  };
  return (
    <div className="sv:flex sv:gap-4 sv:noscript:hidden">
      {isOffered && (
        <button
          type="button"
          className={textLinkClass({ form: "inline" })}
          onClick={(event) => choose(event, last)}
        >{`Your last size: ${last}`}</button>
      )}
      <button type="button" className={textLinkClass({ form: "inline" })} onClick={onSizeChart}>
        Size chart
      </button>
    </div>
  );
}
