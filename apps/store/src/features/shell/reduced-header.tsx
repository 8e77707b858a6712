import { formatPhone } from "@selvedge/commerce/contact-rules";
import { Lock } from "@selvedge/ui/icons/lock";
import { TextLink } from "@selvedge/ui/text-link";
import { Wordmark } from "@selvedge/ui/wordmark";
import { brand } from "../../brand.ts";

/** Header of the checkout: where one is, that it is safe, and whom to ask. */
export default function ReducedHeader() {
  return (
    <header className="sv:@container sv:border-b sv:border-hairline">
      <div className="sv:wrap sv:grid sv:h-header-mobile sv:grid-cols-[1fr_auto_1fr] sv:items-center sv:gap-4 sv:xl:h-header">
        <p className="sv:flex sv:items-center sv:gap-2 sv:pt-0.5 sv:text-caption sv:text-muted">
          <Lock className="sv:size-icon-sm sv:shrink-0" />
          <span className="sv:@max-[14rem]:sr-only">Secure checkout</span>
        </p>
        <Wordmark name={brand.name} href="/" />
        <p className="sv:pt-0.5 sv:text-end sv:text-caption">
          <TextLink form="quiet" href={`tel:${brand.phone}`} aria-label={`Help, call ${formatPhone(brand.phone)}`}>
            Help
          </TextLink>
        </p>
      </div>
    </header>
  );
}
