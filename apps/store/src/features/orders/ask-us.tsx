import { TextLink } from "@selvedge/ui/text-link";
import { brand } from "../../brand.ts";
import { PhoneLink } from "../../lib/phone-link.tsx";
import { ResultPart } from "../page/result-layout.tsx";

/** Contact links for questions about an order or a payment. */
export function AskUs() {
  return (
    <ResultPart title="Talk to us">
      <p className="sv:text-muted">
        <PhoneLink />, or <TextLink href={`mailto:${brand.email}`}>{brand.email}</TextLink>
      </p>
    </ResultPart>
  );
}
