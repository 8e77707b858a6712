import { type SubmitEvent, useState } from "react";
import type { Product } from "../../../packages/commerce/src/wire/catalogue.ts";
import { Picture } from "./picture.tsx";

/**
 * Material, size and Add to cart: a form that the browser posts, answered by a page. With `isAlive` the form posts by
 * `fetch` once it is hydrated, and the button says the answer.
 */
export function BuyForm({ product, isAlive }: { product: Product; isAlive: boolean }) {
  const [label, setLabel] = useState("Add to cart");
  const add = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const body = JSON.stringify(Object.fromEntries(new FormData(event.currentTarget)));
    const answer = await fetch("/cart", { method: "POST", headers: { "Content-Type": "application/json" }, body });
    setLabel(answer.ok ? "Added" : "Not added");
  };
  const optionsOf = (wanted: string) => product.attributes.find(({ type }) => type === wanted)?.options ?? [];
  const pictureOf = (material: string) => product.variants.find(({ name }) => name === material)?.image;
  return (
    <form method="post" action="/cart" {...(isAlive && { onSubmit: (event) => void add(event) })}>
      <input type="hidden" name="product_id" value={product.id} />
      {["material", "size"].map((type) => (
        <fieldset key={type} role="radiogroup" aria-label={type}>
          {optionsOf(type).map(({ id, value }, _, { length }) => {
            const image = pictureOf(value);
            return (
              <label key={id}>
                {image && <Picture source={image} sizes="64px" alt="" />}
                <input type="radio" name={type} value={value} required defaultChecked={length === 1} />
                {value}
              </label>
            );
          })}
        </fieldset>
      ))}
      <button className="buy">{label}</button>
    </form>
  );
}
