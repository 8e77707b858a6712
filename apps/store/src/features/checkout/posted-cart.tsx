import type { CartLine } from "@selvedge/commerce/wire/cart";
import { Button } from "@selvedge/ui/button";
import { Notice } from "@selvedge/ui/notice";
import { TextLink } from "@selvedge/ui/text-link";
import { brand } from "../../brand.ts";
import { useShop } from "../../lib/page-state.ts";
import { PhoneLink } from "../../lib/phone-link.tsx";
import type { FormAnswer } from "../../lib/posted-form.ts";
import { StoreLink } from "../../lib/store-link.tsx";
import { CheckoutSummary } from "./checkout-summary.tsx";
import { lineInWords } from "../cart/line-words.ts";

/** Result of a product added by a form: the current cart, and without JavaScript a mail link for ordering it. */
export default function PostedCart({ answer: { cart, message, values } }: { answer: FormAnswer }) {
  const sizeWord = useShop().options.size;
  const product = values["slug"] ? (
    <Button variant="quiet" render={<StoreLink href={`/product/${values["slug"]}`} />}>
      {`Back to ${values["name"] || "the product"}`}
    </Button>
  ) : null;
  if (!cart) {
    return (
      <div className="sv:max-w-narrow">
        <Notice variant="danger" live="assertive" className="sv:mb-8">
          {message}
        </Notice>
        <p className="sv:mb-8">
          We take orders on the phone, <PhoneLink />, and by mail,{" "}
          <TextLink href={`mailto:${brand.email}`}>{brand.email}</TextLink>.
        </p>
        {product}
      </div>
    );
  }
  return (
    <div className="sv:max-w-narrow">
      <Notice variant="success" className="sv:mb-8">
        Product added to cart successfully
      </Notice>
      {cart.lines.length > 0 && <CheckoutSummary lines={cart.lines} coupon={null} />}
      <noscript>
        {/* React does not touch the content of noscript, so only the server build needs this code. */}
        {import.meta.env.SSR && (
          <Notice variant="warning" className="sv:mt-8">
            JavaScript is switched off here, and the shop sets no cookies: this cart is not there on the next page, and
            nothing can be paid. You can order it all the same:{" "}
            <TextLink href={letter(cart.lines, sizeWord)}>write to us</TextLink> or call <PhoneLink />.
          </Notice>
        )}
      </noscript>
      <div className="sv:mt-8 sv:flex sv:flex-wrap sv:gap-4">
        {product}
        <Button variant="quiet" render={<StoreLink href="/shop" />}>
          Continue Shopping
        </Button>
      </div>
    </div>
  );
}

/** A mailto address with the order as text. */
function letter(lines: readonly CartLine[], sizeWord: string): string {
  const wanted = lines.map((line) => {
    const { options, total } = lineInWords(line, sizeWord);
    return `${line.qty} x ${[line.product.name, options].filter(Boolean).join(", ")}: ${total}`;
  });
  const text = ["I would like to order:", ...wanted, "", "My name, address and phone number:", ""].join("\r\n");
  return `mailto:${brand.email}?subject=${encodeURIComponent("Order")}&body=${encodeURIComponent(text)}`;
}
