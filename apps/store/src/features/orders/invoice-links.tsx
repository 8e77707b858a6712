import type { OrderInvoice } from "@selvedge/commerce/wire/orders";
import { TextLink } from "@selvedge/ui/text-link";

export interface InvoiceLinksProps {
  /** An invoice or a credit note. */
  invoice: OrderInvoice;
  /** Used in the name of the file link. @default "invoice" */
  name?: "invoice" | "credit note";
}

/** Links to an invoice or a credit note: as a page to read and print, and as a file. */
export function InvoiceLinks({ invoice, name = "invoice" }: InvoiceLinksProps) {
  return (
    // Beside other text both links come on a new line, not the last alone.
    <span className="sv:inline-block">
      <TextLink href={invoice.url}>{invoice.number}</TextLink> ·{" "}
      <TextLink href={invoice.pdf_url}>
        PDF
        <span className="sv:sr-only">{` of ${name} ${invoice.number}`}</span>
      </TextLink>
    </span>
  );
}
