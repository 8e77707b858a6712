import { formatPhone } from "@selvedge/commerce/phone-format";
import { ReducedHeader } from "@selvedge/ui/reduced-header";
import { TextLink } from "@selvedge/ui/text-link";
import { Wordmark } from "@selvedge/ui/wordmark";
import { brand } from "../../brand.ts";

/** Header of the checkout: the step, a security note, and contact. */
export function StoreReducedHeader() {
  return (
    <ReducedHeader
      label="Secure checkout"
      wordmark={<Wordmark name={brand.name} href="/" />}
      action={
        <TextLink variant="quiet" href={`tel:${brand.phone}`} aria-label={`Help, call ${formatPhone(brand.phone)}`}>
          Help
        </TextLink>
      }
    />
  );
}
