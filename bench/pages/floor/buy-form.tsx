import { useRef, useState } from "react";
import type { Product } from "../../../packages/commerce/src/wire/catalogue.ts";
import { Picture } from "./picture.tsx";

/**
 * Material, size and Add to cart. A form that posts without script; with `isAlive` a button that posts by `fetch`,
 * which does nothing before React has loaded.
 */
export function BuyForm({ product, isAlive }: { product: Product; isAlive: boolean }) {
  const form = useRef<HTMLFormElement>(null);
  const [label, setLabel] = useState("Add to cart");
  const add = async () => {
    const fields = new FormData(form.current ?? undefined);
    const body = JSON.stringify(Object.fromEntries(fields));
    const answer = await fetch("/cart", { method: "POST", headers: { "Content-Type": "application/json" }, body });
    setLabel(answer.ok ? "Added" : "Not added");
  };
  const sizes = product.attributes.find(({ type }) => type === "size")?.options ?? [];
  return (
    <form ref={form} method="post" action="/cart">
      <input type="hidden" name="product" value={product.slug} />
      <fieldset role="radiogroup" aria-label="Material">
        {product.variants.map(({ name, image }) => (
          <label key={name}>
            {image && <Picture source={image} sizes="64px" alt="" />}
            <input type="radio" name="material" value={name} />
            {name}
          </label>
        ))}
      </fieldset>
      <fieldset role="radiogroup" aria-label="Size">
        {sizes.map(({ id, value }) => (
          <label key={id}>
            <input type="radio" name="size" value={value} />
            {value}
          </label>
        ))}
      </fieldset>
      <button id="add-to-cart" type={isAlive ? "button" : "submit"} {...(isAlive ? { onClick: () => void add() } : {})}>
        {label}
      </button>
    </form>
  );
}
