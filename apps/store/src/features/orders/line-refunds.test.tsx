import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { DescriptionList } from "@selvedge/ui/description-list";
import { LineRefunds } from "./line-refunds.tsx";

const text = (refunds: Parameters<typeof LineRefunds>[0]["order"]["refunds"]) =>
  renderToStaticMarkup(
    <DescriptionList>
      <LineRefunds order={refunds ? { refunds } : {}} />
    </DescriptionList>,
  );

test("each refund of an order's pieces has its amount, day and credit note", () => {
  const note = (number: string) => ({
    number,
    issued_at: "2026-11-21T06:00:00Z",
    url: `/orders/ORD123456/credit-note?key=${number}`,
    pdf_url: `/orders/ORD123456/credit-note.pdf?key=${number}`,
  });
  const markup = text([
    { amount: 1800, refunded_at: "2026-11-21T06:00:00Z", credit_note: note("CRN-2627-000001") },
    { amount: 900, refunded_at: "2026-11-22T06:00:00Z", credit_note: note("CRN-2627-000002") },
  ]);
  for (const part of ["₹1,800.00 on 21 Nov 2026", "₹900.00 on 22 Nov 2026", "key=CRN-2627-000002"])
    expect(markup).toContain(part);
});

test("an order without such refunds says nothing of them", () => {
  expect(text(undefined)).not.toContain("Refund");
});
