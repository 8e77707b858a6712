import { formatPhone } from "@selvedge/commerce/contact-rules";
import { Lock } from "@selvedge/ui/icons/lock";
import { TextLink } from "@selvedge/ui/text-link";
import { Wordmark } from "@selvedge/ui/wordmark";
import { brand } from "../../brand.ts";

/** Header of the checkout: where one is, that it is safe, and whom to ask. */
export default function ReducedHeader() {
  return (
    <header className="border-b border-hairline">
      <div className="wrap grid h-header-mobile grid-cols-[1fr_auto_1fr] items-center gap-4 xl:h-header">
        <p className="flex items-center gap-2 pt-0.5 text-caption text-muted">
          <Lock className="size-icon-sm shrink-0" />
          Secure checkout
        </p>
        <Wordmark name={brand.name} href="/" />
        <p className="pt-0.5 text-end text-caption">
          <TextLink form="quiet" href={`tel:${brand.phone}`} aria-label={`Help, call ${formatPhone(brand.phone)}`}>
            Help
          </TextLink>
        </p>
      </div>
    </header>
  );
}
