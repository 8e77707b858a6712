import { GARMENT_MEASURES } from "@selvedge/commerce/garment";
import { paiseFromRupees } from "@selvedge/commerce/money";
import { CUSTOM_SIZE } from "@selvedge/commerce/measurements";
import { type Insertable, type InsertObject, sql } from "kysely";
import type { CategoryTable, ProductSizeTable, ProductTable, VariantTable } from "../src/database/schema/catalogue.ts";
import type { ReviewTable } from "../src/database/schema/reviews.ts";
import type { Database, Tx } from "../src/database/schema.ts";
import { type CatalogueFile, type ProductEntry, salePaise } from "./catalogue-file.ts";
import type { PicturesFile } from "../src/catalogue/pictures-file.ts";

const DAY_MS = 24 * 60 * 60_000;

type Ids = Map<string, number>;

/** Writes a whole catalogue into empty tables. Dates in the file count from `now`. */
export async function insertCatalogue(
  tx: Tx,
  file: CatalogueFile,
  { pictures }: PicturesFile,
  now: Date,
): Promise<void> {
  await insertPictures(tx, pictures);
  const { categoryIds, parents } = await insertCategories(tx, file.categories);
  const materialIds = await insertMaterials(tx, file.materials);
  const productIds = await insertProducts(tx, file.products, categoryIds, now);
  const withParents = ({ category, categories }: ProductEntry) =>
    new Set([category, ...categories].flatMap((slug) => [slug, parents.get(slug) ?? slug]));
  const ofProducts = <Row>(rowsOf: (product: ProductEntry, productId: number) => Row[]) =>
    file.products.flatMap((product) => rowsOf(product, idOf(productIds, product.slug)));
  await insertRows(
    tx,
    "product_categories",
    ofProducts((product, product_id) =>
      [...withParents(product)].map((slug) => ({ product_id, category_id: idOf(categoryIds, slug) })),
    ),
  );
  await insertRows(
    tx,
    "product_pictures",
    ofProducts(({ pictures: keys }, product_id) =>
      keys.map((picture_key, position) => ({ product_id, position, picture_key })),
    ),
  );
  await insertRows(
    tx,
    "product_materials",
    ofProducts(({ materials }, product_id) =>
      materials.map((code, position) => ({ product_id, material_id: idOf(materialIds, code), position })),
    ),
  );
  const sizeIds = await insertSizes(tx, ofProducts(sizeRows));
  await insertVariants(
    tx,
    ofProducts((product, productId) => variantRows(product, productId, { sizeIds, materialIds })),
  );
  await insertRows(tx, "garment_measures", ofProducts(garmentRows));
  await insertRows(
    tx,
    "product_models",
    ofProducts(({ model }, product_id) => (model ? [{ ...model, product_id }] : [])),
  );
  await insertRows(
    tx,
    "reviews",
    ofProducts((product, productId) => reviewRows(product, productId, now)),
  );
}

/** Writes the coupons of the file. */
export async function insertCoupons(tx: Tx, coupons: CatalogueFile["coupons"]): Promise<void> {
  const rows = coupons.map(({ code, discount_type, discount_value, max_discount_amount, use_limit }) => ({
    code,
    discount_basis_points: discount_type === "percentage" ? basisPoints(discount_value) : null,
    discount_paise: discount_type === "flat" ? paiseFromRupees(discount_value) : null,
    max_discount_paise: max_discount_amount === undefined ? null : paiseFromRupees(max_discount_amount),
    use_limit: use_limit ?? null,
  }));
  await insertRows(tx, "coupons", rows);
}

async function insertPictures(tx: Tx, pictures: PicturesFile["pictures"]): Promise<void> {
  const rows = Object.entries(pictures).map(([key, { avif, webp, jpeg = null, ...picture }]) => ({
    key,
    ...picture,
    avif: JSON.stringify(avif),
    webp: JSON.stringify(webp),
    jpeg,
  }));
  await insertRows(tx, "pictures", rows);
}

async function insertCategories(tx: Tx, categories: CatalogueFile["categories"]) {
  const insert = async (rows: Insertable<CategoryTable>[]): Promise<Ids> => {
    const inserted = await inChunks(rows, (chunk) =>
      tx.insertInto("categories").values(chunk).returning(["id", "slug"]).execute(),
    );
    return new Map(inserted.map(({ id, slug }) => [slug, id]));
  };
  const tops = await insert(
    categories.map(({ slug, name, description }, position) => ({ slug, name, description, position })),
  );
  const parents = new Map(
    categories.flatMap((parent) => parent.sub_categories.map((child) => [child.slug, parent.slug] as const)),
  );
  const children = categories.flatMap((parent) =>
    parent.sub_categories.map(({ slug, name }, position) => ({
      parent_id: idOf(tops, parent.slug),
      slug,
      name,
      description: "",
      position,
    })),
  );
  const categoryIds: Ids = new Map([...tops, ...(await insert(children))]);
  return { categoryIds, parents };
}

async function insertMaterials(tx: Tx, materials: CatalogueFile["materials"]): Promise<Ids> {
  const rows = Object.entries(materials).map(
    ([code, { name, kind = null, color = null, color_code, swatch, cloth }]) => ({
      ...{ code, name, kind, color, color_code },
      swatch_key: swatch,
      cloth_key: cloth,
    }),
  );
  const inserted = await inChunks(rows, (chunk) =>
    tx.insertInto("materials").values(chunk).returning(["id", "code"]).execute(),
  );
  return new Map(inserted.map(({ id, code }) => [code, id]));
}

async function insertProducts(tx: Tx, products: ProductEntry[], categoryIds: Ids, now: Date): Promise<Ids> {
  const rows = products.map((product, position): Insertable<ProductTable> => {
    const { price, offer, best_seller, published_days_ago } = product;
    const endsInMs = offer?.ends_in_days === undefined ? undefined : offer.ends_in_days * DAY_MS;
    return {
      code: product.code,
      slug: product.slug,
      name: product.name,
      hsn: product.hsn,
      origin: product.origin,
      description: product.description,
      meta_description: product.meta_description,
      style_note: product.style_note,
      care_instructions: product.care_instructions,
      note: product.note,
      main_category_id: idOf(categoryIds, product.category),
      price_paise: paiseFromRupees(price),
      sale_price_paise: salePaise(price, offer),
      discount_basis_points: offer?.type === "percentage" ? basisPoints(offer.discount) : null,
      discount_paise: offer?.type === "fixed" ? paiseFromRupees(offer.discount) : null,
      offer_ends_at: endsInMs === undefined ? null : new Date(now.getTime() + endsInMs),
      is_new: product.is_new,
      best_seller_rank: best_seller ?? null,
      position,
      status: "active",
      published_at: new Date(now.getTime() - published_days_ago * DAY_MS),
    };
  });
  const inserted = await inChunks(rows, (chunk) =>
    tx.insertInto("products").values(chunk).returning(["id", "slug"]).execute(),
  );
  return new Map(inserted.map(({ id, slug }) => [slug, id]));
}

function garmentRows({ garment_cm = {} }: ProductEntry, product_id: number) {
  return Object.entries(garment_cm).flatMap(([size, garment]) =>
    GARMENT_MEASURES.flatMap((measure) => {
      const cm = garment[measure];
      return cm === undefined ? [] : [{ product_id, size, measure, millimetres: Math.round(cm * 10) }];
    }),
  );
}

const sizeNames = ({ sizes, custom_size }: ProductEntry) => [
  ...Object.keys(sizes),
  ...(custom_size ? [CUSTOM_SIZE] : []),
];

function sizeRows(product: ProductEntry, product_id: number): Insertable<ProductSizeTable>[] {
  return sizeNames(product).map((name, position) => ({
    product_id,
    name,
    made_to_measure: !Object.hasOwn(product.sizes, name),
    position,
  }));
}

const sizeKey = (productId: number, name: string) => `${productId} ${name}`;

async function insertSizes(tx: Tx, rows: Insertable<ProductSizeTable>[]): Promise<Ids> {
  const inserted = await inChunks(rows, (chunk) =>
    tx.insertInto("product_sizes").values(chunk).returning(["id", "product_id", "name"]).execute(),
  );
  return new Map(inserted.map(({ id, product_id, name }) => [sizeKey(product_id, name), id]));
}

/** One for each size in each material. `pieces` of a material replaces what `sizes` says. */
function variantRows(
  product: ProductEntry,
  product_id: number,
  { sizeIds, materialIds }: { sizeIds: Ids; materialIds: Ids },
): Insertable<VariantTable>[] {
  const materials = product.materials.length > 0 ? product.materials : [null];
  return sizeNames(product).flatMap((size) =>
    materials.map((material) => {
      const ownPieces = material === null ? undefined : product.pieces[material]?.[size];
      return {
        product_id,
        size_id: idOf(sizeIds, sizeKey(product_id, size)),
        material_id: material === null ? null : idOf(materialIds, material),
        sku: [product.code, size, ...(material === null ? [] : [material])].join("-"),
        stock: ownPieces === undefined ? (product.sizes[size] ?? null) : ownPieces,
      };
    }),
  );
}

/** Writes variants and the movements of what they have in stock, which must be one statement. */
async function insertVariants(tx: Tx, rows: Insertable<VariantTable>[]): Promise<void> {
  await inChunks(rows, (chunk) =>
    tx
      .with("counted", (db) => db.insertInto("variants").values(chunk).returning(["id", "stock"]))
      .insertInto("stock_movements")
      .columns(["variant_id", "delta", "reason"])
      .expression((insert) =>
        insert
          .selectFrom("counted")
          .select(["id", sql<number>`stock`.as("delta"), sql.lit("opening").as("reason")])
          .where("stock", ">", 0),
      )
      .execute(),
  );
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

const basisPoints = (percent: number) => Math.round(percent * 100);

/** PostgreSQL takes 65,535 values in one statement; no table here has more than thirty columns. */
const ROWS_AT_ONCE = 2_000;

/** Inserts rows, or nothing where there are none: `values` without a row is a syntax error. */
async function insertRows<Table extends keyof Database>(
  tx: Tx,
  table: Table,
  rows: readonly InsertObject<Database, Table>[],
): Promise<void> {
  await inChunks(rows, (chunk) => tx.insertInto(table).values(chunk).execute());
}

async function inChunks<Row, Result>(
  rows: readonly Row[],
  insert: (chunk: Row[]) => Promise<Result[]>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    results.push(...(await insert(rows.slice(start, start + ROWS_AT_ONCE))));
  }
  return results;
}

/** The id of what has been inserted under a name. `readCatalogueFile` has checked that there is one. */
function idOf(ids: Ids, name: string): number {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`The catalogue names "${name}", which was not inserted.`);
  return id;
}
