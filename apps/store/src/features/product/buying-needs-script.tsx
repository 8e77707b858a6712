import { Notice } from "@selvedge/ui/notice";
import { TextLink } from "@selvedge/ui/text-link";
import { brand } from "../../brand.ts";
import { useShop } from "../../lib/page-state.ts";
import { PhoneLink } from "../../lib/phone-link.tsx";

/** Shown above the product's button without JavaScript: what the button can do, and how to order anyway. */
export function BuyingNeedsScript() {
  const sizeWord = useShop().options.size.toLowerCase();
  return (
    <Notice variant="warning" className="sv:mt-7">
      <span>
        {`Paying here needs JavaScript, which is switched off: the shop sets no cookies, so your cart stays in your browser, where only a script can read it. Add to cart shows what the piece comes to, with a letter that orders it. Or tell us what you would like, in which ${sizeWord} or to which measurements: `}
      </span>
      <PhoneLink />, or <TextLink href={`mailto:${brand.email}`}>{brand.email}</TextLink>.
    </Notice>
  );
}
