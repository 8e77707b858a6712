import { type Insertable, type InsertObject, sql } from "kysely";
import type { ReviewTable } from "../database/schema/reviews.ts";
import type { Database, Tx } from "../database/schema.ts";
import type { Json } from "../json.ts";
import type { CatalogueFile, ProductEntry } from "./catalogue-file.ts";
import type { Mistake } from "./catalogue-references.ts";
import { insertProducts } from "./insert-products.ts";
import { conflicts, holdStock, keepOrdered, type PlannedProduct } from "./ordered-variants.ts";
import { differences, stateOf } from "./product-state.ts";
import { idOf, type Ids, inChunks, insertRows } from "./rows.ts";
import { updateProduct } from "./update-product.ts";

const DAY_MS = 24 * 60 * 60_000;

/** What has been written: slugs, and of each changed product the values that differ. */
export interface Written {
  added: string[];
  changed: { slug: string; before: Json; after: Json }[];
}

/** What a catalogue asks for and the shop cannot do because of its orders or other products. */
export class CatalogueConflict extends Error {
  readonly mistakes: Mistake[];
  constructor(mistakes: Mistake[]) {
    super(mistakes.map(({ path, message }) => `${path.join(", ")}: ${message}`).join("\n"));
    this.mistakes = mistakes;
  }
}

/**
 * Brings the shop to what a checked catalogue says: adds what is missing, changes what differs, and leaves alone what the catalogue does not
 * name. Dates count from `now`. A product that exists keeps its reviews, orders and former slugs. `current` is what the shop had when the
 * catalogue was completed, so that pieces which are sold since do not come back; `lockCatalogue` was held before. Throws `CatalogueConflict`
 * before it writes a product.
 */
export async function writeCatalogue(
  tx: Tx,
  file: CatalogueFile,
  { current, now }: { current: CatalogueFile; now: Date },
): Promise<Written> {
  const existing = new Map(current.products.map((entry) => [entry.slug, entry]));
  const slugs = file.products.map(({ slug }) => slug).filter((slug) => existing.has(slug));
  const held = Map.groupBy(await holdStock(tx, slugs), ({ slug }) => slug);
  const { categoryIds, parents } = await writeCategories(tx, file.categories);
  const referred = { categoryIds, materialIds: await writeMaterials(tx, file.materials) };
  const plan = file.products.map((entry): PlannedProduct => {
    const known = existing.get(entry.slug);
    if (!known) return { slug: entry.slug, before: null, after: stateOf(entry, { parents, now }), held: [] };
    const before = stateOf(known, { parents, now });
    const after = stateOf(entry, { parents, now, before: before.variants });
    const own = held.get(entry.slug) ?? [];
    return { slug: entry.slug, before, after: keepOrdered(after, before, own), held: own };
  });
  const mistakes = await conflicts(tx, plan);
  if (mistakes.length > 0) throw new CatalogueConflict(mistakes);
  const changed: Written["changed"] = [];
  for (const { slug, before, after } of plan) {
    if (!before) continue;
    const difference = differences(before, after);
    if (!difference) continue;
    await updateProduct(tx, slug, { before, after, ...referred });
    changed.push({ slug, ...difference });
  }
  const added = plan.filter(({ before }) => before === null);
  const productIds = await insertProducts(tx, added, referred);
  await insertRows(
    tx,
    "reviews",
    file.products.flatMap((entry) => {
      const id = productIds.get(entry.slug);
      return id === undefined ? [] : reviewRows(entry, id, now);
    }),
  );
  return { added: added.map(({ slug }) => slug), changed };
}

/** Keeps other changes of the catalogue by its owner waiting until the transaction ends. Shoppers may read and order. */
export async function lockCatalogue(tx: Tx): Promise<void> {
  await sql`lock table products in share row exclusive mode`.execute(tx);
}

async function writeCategories(tx: Tx, categories: CatalogueFile["categories"]) {
  const write = async (rows: InsertObject<Database, "categories">[]) => {
    await inChunks(rows, (chunk) =>
      tx
        .insertInto("categories")
        .values(chunk)
        .onConflict((same) =>
          same
            .column("slug")
            .doUpdateSet({ name: sql`excluded.name`, description: sql`excluded.description` })
            .where(
              sql<boolean>`(categories.name, categories.description) is distinct from (excluded.name, excluded.description)`,
            ),
        )
        .execute(),
    );
    return tx.selectFrom("categories").select(["id", "slug", "parent_id"]).execute();
  };
  const tops = await write(
    categories.map(({ slug, name, description }, index) => ({
      slug,
      name,
      description,
      position: positionOf(null, index),
    })),
  );
  const topIds = new Map(tops.map(({ id, slug }) => [slug, id]));
  const all = await write(
    categories.flatMap((parent) => {
      const parentId = idOf(topIds, parent.slug);
      return parent.sub_categories.map(({ slug, name }, index) => ({
        parent_id: parentId,
        slug,
        name,
        description: "",
        position: positionOf(parentId, index),
      }));
    }),
  );
  const slugs = new Map(all.map(({ id, slug }) => [id, slug]));
  const parents = new Map(
    all.flatMap(({ slug, parent_id }) => {
      const parent = parent_id === null ? undefined : slugs.get(parent_id);
      return parent === undefined ? [] : [[slug, parent] as const];
    }),
  );
  return { categoryIds: new Map(all.map(({ id, slug }) => [slug, id])), parents };
}

/** Of a new category: after those that the parent has, or the shop's top. */
const positionOf = (parentId: number | null, index: number) => sql<number>`(
  select coalesce(max(position) + 1, 0) + ${index}::int4 from categories where parent_id is not distinct from ${parentId}::int4
)`;

async function writeMaterials(tx: Tx, materials: CatalogueFile["materials"]): Promise<Ids> {
  const rows = Object.entries(materials).map(
    ([code, { name, kind = null, color = null, color_code, swatch, cloth }]) => ({
      ...{ code, name, kind, color, color_code },
      swatch_key: swatch,
      cloth_key: cloth,
    }),
  );
  const columns = ["name", "kind", "color", "color_code", "swatch_key", "cloth_key"] as const;
  const list = (table: string) => sql.join(columns.map((column) => sql.ref(`${table}.${column}`)));
  await inChunks(rows, (chunk) =>
    tx
      .insertInto("materials")
      .values(chunk)
      .onConflict((same) =>
        same
          .column("code")
          .doUpdateSet((row) => Object.fromEntries(columns.map((column) => [column, row.ref(`excluded.${column}`)])))
          .where(sql<boolean>`(${list("materials")}) is distinct from (${list("excluded")})`),
      )
      .execute(),
  );
  const all = await tx.selectFrom("materials").select(["id", "code"]).execute();
  return new Map(all.map(({ id, code }) => [code, id]));
}

function reviewRows({ reviews }: ProductEntry, productId: number, now: Date): Insertable<ReviewTable>[] {
  return reviews.map(({ name, days_ago, ...review }) => ({
    ...review,
    product_id: productId,
    author_name: name,
    status: "approved",
    created_at: new Date(now.getTime() - days_ago * DAY_MS),
  }));
}
