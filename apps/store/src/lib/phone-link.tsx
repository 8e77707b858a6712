import { formatPhone } from "@selvedge/commerce/phone-format";
import { TextLink, type TextLinkProps } from "@selvedge/ui/text-link";
import { brand } from "../brand.ts";

/** A link that calls the shop. The number does not wrap. */
export function PhoneLink(props: Omit<TextLinkProps, "href" | "children">) {
  return (
    <TextLink {...props} href={`tel:${brand.phone}`}>
      <span className="sv:whitespace-nowrap">{formatPhone(brand.phone)}</span>
    </TextLink>
  );
}
