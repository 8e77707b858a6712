import { afterwardsText, isMadeToOrder } from "@selvedge/commerce/buying-terms";
import { formatPhone } from "@selvedge/commerce/phone-format";
import { deliveryText } from "@selvedge/commerce/delivery";
import { describeModel } from "@selvedge/commerce/garment";
import { formatRupees } from "@selvedge/commerce/money";
import type { Product } from "@selvedge/commerce/wire/catalogue";
import { Accordion, AccordionItem } from "@selvedge/ui/accordion";
import { TextLink } from "@selvedge/ui/text-link";
import { brand } from "../../brand.ts";
import { useShop } from "../../lib/page-state.ts";

/** The product's texts, in accordions; one for each that it has. The texts are in the document even while collapsed. */
export default function ProductDetails({ product }: { product: Product }) {
  const shop = useShop();
  const texts = [
    { value: "description", title: "Description", text: product.description },
    { value: "style", title: "Style Note", text: product.style_note },
    { value: "care", title: "Care Instructions", text: product.care_instructions },
    { value: "note", title: "Note", text: product.note },
  ];
  return (
    <>
      <Accordion defaultValue={["description"]}>
        {texts.map(
          ({ value, title, text }) =>
            text && (
              <AccordionItem key={value} level={2} value={value} title={title}>
                <Paragraphs text={text} />
              </AccordionItem>
            ),
        )}
        <AccordionItem level={2} value="shipping" title="Shipping and Returns">
          <p>{`${isMadeToOrder(shop) ? "Made after you order" : "Sent from stock"}. Delivery in ${deliveryText(shop)}, free of charge.`}</p>
          <p>
            <span>{`${afterwardsText(shop)} `}</span>
            <TextLink href="/shipping-return">Shipping &amp; Returns</TextLink>
          </p>
        </AccordionItem>
      </Accordion>
      <Declarations product={product} />
    </>
  );
}

/**
 * Declarations required by law for a garment on sale: its price (in the wording that every seller must use, even one
 * that charges no tax: Packaged Commodities Rules, rule 2(m)), its maker and origin, whom to contact, and sizes as
 * measurements.
 */
function Declarations({ product }: { product: Product }) {
  const { legal, email, phone } = brand;
  return (
    <div className="sv:mt-6 sv:grid sv:gap-1 sv:text-caption sv:text-muted">
      <p>{`MRP ${formatRupees(product.price)}, inclusive of all taxes. Country of origin: ${product.country_of_origin}.`}</p>
      <p>{`${product.country_of_origin === "India" ? "Made" : "Imported"} and sold by ${legal.name}, ${legal.address}.`}</p>
      <p>{`Customer care: ${email}, ${formatPhone(phone)}.`}</p>
      {product.model && <p>{`${describeModel(product.model)}.`}</p>}
      {useShop().sizes.length > 0 && (
        <p>
          Sizes in centimetres and inches: <TextLink href="/size-guide">Size Guide</TextLink>
        </p>
      )}
    </div>
  );
}

function Paragraphs({ text }: { text: string }) {
  return text.split(/\n+/).map((paragraph) => <p key={paragraph}>{paragraph}</p>);
}
