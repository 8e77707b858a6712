import { sql } from "kysely";
import type { Tx } from "../database/schema.ts";
import type { Mistake } from "./catalogue-references.ts";
import { isSamePlace, type ProductState, type VariantState } from "./product-state.ts";
import { variantSteps } from "./update-product.ts";

/** A variant of a product that is to be changed. */
interface HeldVariant {
  slug: string;
  sku: string;
  reserved: number;
  /** Whether an order names it: then it must stay, for what may still happen with the order. */
  isOrdered: boolean;
}

/** What a product is, and shall be; `before` null: it is new. */
export interface PlannedProduct {
  slug: string;
  before: ProductState | null;
  after: ProductState;
  held: readonly HeldVariant[];
}

/** Locks the variants of these products until the transaction ends, so that nobody reserves or sells meanwhile. */
export async function holdStock(tx: Tx, slugs: readonly string[]): Promise<HeldVariant[]> {
  const { rows } = await sql<HeldVariant>`
    select slug, sku, reserved,
      reserved > 0 or sold > 0 or exists (select from order_lines where variant_id = variants.id) as "isOrdered"
    from variants join products on products.id = product_id
    where slug = any(${slugs}::text[]) order by variants.id for no key update of variants
  `.execute(tx);
  return rows;
}

/** Keeps removed variants that orders name, as sold out (their stock is what is reserved), so that each size exists in each material. */
export function keepOrdered(after: ProductState, before: ProductState, held: readonly HeldVariant[]): ProductState {
  const kept = variantSteps(before.variants, after.variants).removed.flatMap((variant) => {
    const { isOrdered = false, reserved = 0 } = held.find(({ sku }) => sku === variant.sku) ?? {};
    return isOrdered ? [{ ...variant, stock: reserved }] : [];
  });
  if (kept.length === 0) return after;
  const sizes = before.sizes.filter(
    (size) => kept.some((variant) => variant.size === size.name) && !after.sizes.some(({ name }) => name === size.name),
  );
  const materials = before.materials.filter(
    (code) => kept.some(({ material }) => material === code) && !after.materials.includes(code),
  );
  const all = { ...after, sizes: [...after.sizes, ...sizes], materials: [...after.materials, ...materials] };
  const known = [...after.variants, ...kept, ...before.variants];
  const variants = all.sizes.flatMap(({ name: size }) =>
    (all.materials.length > 0 ? all.materials : [null]).map((material): VariantState => {
      const place = { size, material };
      const found = known.find((variant) => isSamePlace(variant, place));
      const isGiven = [...after.variants, ...kept].some((variant) => variant === found);
      const sku = found?.sku ?? [after.row.code, size, ...(material === null ? [] : [material])].join("-");
      return found && isGiven ? found : { ...place, sku, price_paise: null, weight_grams: null, stock: 0 };
    }),
  );
  return { ...all, variants };
}

/** What cannot be written: fewer pieces than are reserved, a code that is another variant's or another product's. */
export async function conflicts(tx: Tx, plan: readonly PlannedProduct[]): Promise<Mistake[]> {
  const mistakes: Mistake[] = [];
  const add = (at: number, message: string, field = "skus") =>
    mistakes.push({ path: ["products", at, field], message });
  const owners = await ownersOf(tx, plan);
  for (const [at, { slug, before, after, held }] of plan.entries()) {
    if (owners.codes.get(after.row.code) !== slug) {
      add(
        at,
        `is "${after.row.code}", as that of "${owners.codes.get(after.row.code)}" is; change one of them`,
        "code",
      );
    }
    for (const [nth, { sku }] of after.variants.entries()) {
      const owner = owners.skus.get(sku);
      const isRepeated = after.variants.findIndex((variant) => variant.sku === sku) < nth;
      if (owner !== slug || isRepeated)
        add(at, `the code ${sku} is that of "${owner}" too; give each variant one of its own`);
    }
    for (const { from, to } of before ? variantSteps(before.variants, after.variants).kept : []) {
      const reserved = held.find(({ sku }) => sku === from.sku)?.reserved ?? 0;
      if (to.stock !== null && to.stock < reserved) {
        add(at, `${to.sku} has ${to.stock} in stock, but ${reserved} reserved by orders; give at least ${reserved}`);
      }
      if (!isSamePlace(from, to) && before?.variants.some((variant) => isSamePlace(variant, to))) {
        add(at, `${to.sku} is the code of ${nameOf(from)}; leave it there, and give ${nameOf(to)} another one`);
      }
    }
  }
  return mistakes;
}

const nameOf = ({ size, material }: VariantState) => (material === null ? size : `${size} in ${material}`);

/** Which product has a code, in the shop or in the plan. Of two the first, so that the other is a mistake. */
async function ownersOf(tx: Tx, plan: readonly PlannedProduct[]) {
  const planned = new Set(plan.map(({ slug }) => slug));
  const skus = new Map<string, string>();
  const codes = new Map<string, string>();
  const taken = await tx
    .selectFrom("variants")
    .innerJoin("products", "products.id", "product_id")
    .select(["sku", "slug"])
    .where("sku", "=", sql<string>`any(${plan.flatMap(({ after }) => after.variants.map(({ sku }) => sku))}::text[])`)
    .execute();
  for (const { sku, slug } of taken) if (!planned.has(slug)) skus.set(sku, slug);
  const products = await tx
    .selectFrom("products")
    .select(["code", "slug"])
    .where("code", "=", sql<string>`any(${plan.map(({ after }) => after.row.code)}::text[])`)
    .execute();
  for (const { code, slug } of products) if (!planned.has(slug)) codes.set(code, slug);
  for (const { slug, after } of plan) {
    if (!codes.has(after.row.code)) codes.set(after.row.code, slug);
    for (const { sku } of after.variants) if (!skus.has(sku)) skus.set(sku, slug);
  }
  return { skus, codes };
}
