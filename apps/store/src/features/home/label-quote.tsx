import { BrandQuote } from "@selvedge/ui/brand-quote";
import { homeBelow } from "../../content/home-sections.ts";
import { useShop } from "../../lib/page-state.ts";

/** The label's principle in one sentence. */
export function LabelQuote() {
  const { before, emphasis, after, aside } = homeBelow(useShop()).quote;
  return (
    <BrandQuote aside={<p>{aside}</p>}>
      <span>{before}</span>
      <i>{emphasis}</i>
      <span>{after}</span>
    </BrandQuote>
  );
}
