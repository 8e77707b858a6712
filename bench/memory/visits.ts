import { httpClient } from "../../apps/api/src/testing/http-client.ts";
import { confirm, ordered, press } from "../../apps/api/src/testing/paying.ts";
import type { Chance } from "../../apps/api/src/testing/seeded-chance.ts";
import { ask, newShopper } from "../../apps/api/src/testing/shopper.ts";
import { addToCart } from "../carts.ts";

const SLUGS = ["mira-tiered-dress", "noor-khadi-kurta", "kesar-long-kurta", "chand-khadi-top", "sufi-hemp-coat"];
const DOCUMENTS = ["/", "/shop", "/shop/dresses", "/shop/workwear"];
const ANSWERS = ["/api/home", "/api/products?per_page=12", "/api/home/categories"];

/** Frequency of each kind of visit, in percent: most visitors browse, few buy. */
const SHARES = [
  [30, "look at a page"],
  [25, "look at a product"],
  [25, "ask the API"],
  [15, "fill a cart"],
  [5, "order"],
] as const;

type Kind = (typeof SHARES)[number][1];

/**
 * Simulates a visitor with their own address who does one thing. Resolves with the kind of visit. Rejects on any answer
 * but a 2xx.
 */
export async function visit(origin: string, chance: Chance): Promise<Kind> {
  const kind = kindAt(chance.between(0, 99));
  const address = [10, 0, 0, 0].map((part) => part || chance.between(1, 254)).join(".");
  const headers = { "x-forwarded-for": address };
  const slug = chance.oneOf(SLUGS);
  switch (kind) {
    case "look at a page":
      await read(origin + chance.oneOf(DOCUMENTS), headers);
      break;
    case "look at a product":
      await read(`${origin}/product/${slug}`, headers);
      break;
    case "ask the API":
      await read(origin + chance.oneOf([...ANSWERS, `/api/products/${slug}`]), headers);
      break;
    case "fill a cart":
      await fillCart(origin, slug, headers);
      break;
    case "order":
      await order(origin, slug, headers, chance);
      break;
  }
  return kind;
}

function kindAt(hundredth: number): Kind {
  let reached = 0;
  for (const [share, kind] of SHARES) {
    reached += share;
    if (hundredth < reached) return kind;
  }
  return "order";
}

async function read(url: string, headers: Record<string, string>): Promise<void> {
  const answer = await fetch(url, { headers });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url} was answered ${answer.status}.`);
}

async function fillCart(origin: string, slug: string, headers: Record<string, string>): Promise<void> {
  const client = httpClient(origin, { headers });
  const { line, cartToken } = await addToCart(client, slug);
  const path = `/api/cart/${line.id}/${line.product.id}/2`;
  const { status } = await ask(client, "PUT", path);
  if (status !== 200) throw new Error(`${path} was answered ${status}.`);
  await read(`${origin}/api/cart/count?cart_token=${cartToken}`, headers);
}

/** A new customer orders, and pays two orders of three. */
async function order(origin: string, slug: string, headers: Record<string, string>, chance: Chance): Promise<void> {
  const client = httpClient(origin, { headers });
  const shopper = await newShopper(client);
  await shopper.add(slug, "M");
  const placed = await ordered(shopper);
  if (!chance.happens(2 / 3)) return;
  const { body: proof } = await press(client, placed, "success");
  const { status } = await confirm(shopper, placed.order.id, proof);
  if (status !== 200) throw new Error(`A payment was answered ${status}.`);
}
