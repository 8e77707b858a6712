import { DELIVERY_TEXT } from "@selvedge/commerce/delivery";
import type { Product } from "@selvedge/commerce/wire/catalogue";
import { Accordion, AccordionItem } from "@selvedge/ui/accordion";
import { TextLink } from "@selvedge/ui/text-link";

/** What there is to read about the product. The texts are in the page while they are folded. */
export default function ProductDetails({ product }: { product: Product }) {
  return (
    <Accordion defaultValue={["description"]}>
      <AccordionItem level={2} value="description" title="Description">
        <Paragraphs text={product.description} />
      </AccordionItem>
      <AccordionItem level={2} value="style" title="Style Note">
        <Paragraphs text={product.style_note} />
      </AccordionItem>
      <AccordionItem level={2} value="care" title="Care Instructions">
        <Paragraphs text={product.care_instructions} />
      </AccordionItem>
      <AccordionItem level={2} value="note" title="Note">
        <Paragraphs text={product.note} />
      </AccordionItem>
      <AccordionItem level={2} value="shipping" title="Shipping and Returns">
        <p>{`Made after you order. Delivery in ${DELIVERY_TEXT}, free of charge.`}</p>
        <p>
          Size exchange within 48 hours of delivery, once per order. No returns or refunds.{" "}
          <TextLink href="/shipping-return">Shipping &amp; Returns</TextLink>
        </p>
      </AccordionItem>
    </Accordion>
  );
}

function Paragraphs({ text }: { text: string }) {
  return text.split(/\n+/).map((paragraph) => <p key={paragraph}>{paragraph}</p>);
}
