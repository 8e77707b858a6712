import { formatPhone } from "@selvedge/commerce/contact-rules";
import { TextLink, type TextLinkProps } from "@selvedge/ui/text-link";
import { brand } from "../brand.ts";

/** Calls the shop. Its number stays on one line. */
export function PhoneLink(props: Omit<TextLinkProps, "href" | "children">) {
  return (
    <TextLink {...props} href={`tel:${brand.phone}`}>
      <span className="sv:whitespace-nowrap">{formatPhone(brand.phone)}</span>
    </TextLink>
  );
}
