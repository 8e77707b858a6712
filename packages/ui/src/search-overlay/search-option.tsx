import type { ComponentProps, MouseEvent, ReactNode } from "react";
import type { ComboboxOption } from "../combobox/index.ts";
import { Link } from "../lib/link.tsx";
import { Picture, type PictureSource } from "../picture/index.ts";
import { option } from "./search-overlay.recipe.ts";

/** One search suggestion. */
export interface SearchOption extends ComboboxOption {
  href: string;
  /** Group heading: options of one group are listed together, options without a group at the end. */
  group?: string | undefined;
  /** Picture of a product; `null` if it has none. */
  picture?: PictureSource | null | undefined;
  /** Formatted: "₹6,890.00". */
  price?: ReactNode;
}

interface OptionRowProps extends ComponentProps<"a"> {
  shown: SearchOption;
  onChoose: (option: SearchOption) => void;
}

/** A suggestion that is chosen by pointer, or by Enter in the field; it never receives the focus itself. */
export function OptionRow({ shown, onChoose, ...props }: OptionRowProps) {
  const { href, value, description, picture, price } = shown;
  const handleClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onChoose(shown);
  };
  return (
    <Link {...props} href={href} onClick={handleClick} data-part="option" className={option()}>
      {picture !== undefined && (
        <Picture source={picture} alt="" sizes="56px" className="sv:aspect-product sv:w-14 sv:shrink-0" />
      )}
      <span className="sv:min-w-0 sv:flex-1 sv:wrap-anywhere">
        <bdi>{value}</bdi> {description && <bdi className="sv:text-muted">{description}</bdi>}
      </span>
      {price && <span className="sv:text-price sv:tabular">{price}</span>}
    </Link>
  );
}
