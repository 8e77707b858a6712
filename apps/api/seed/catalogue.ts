import { GARMENT_MEASURES } from "@selvedge/commerce/garment";
import { paiseFromRupees } from "@selvedge/commerce/money";
import { CUSTOM_SIZE } from "@selvedge/commerce/measurements";
import type { Insertable } from "kysely";
import type { ProductTable } from "../src/database/schema/catalogue.ts";
import type { ReviewTable } from "../src/database/schema/reviews.ts";
import type { Tx } from "../src/database/schema.ts";
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
  const rows = file.products.map((product) => ({ product, productId: idOf(productIds, product.slug) }));

  const withParents = ({ category, categories }: ProductEntry) =>
    new Set([category, ...categories].flatMap((slug) => [slug, parents.get(slug) ?? slug]));
  await tx
    .insertInto("product_categories")
    .values(
      rows.flatMap(({ product, productId }) =>
        [...withParents(product)].map((slug) => ({ product_id: productId, category_id: idOf(categoryIds, slug) })),
      ),
    )
    .execute();
  await tx
    .insertInto("product_pictures")
    .values(
      rows.flatMap(({ product, productId }) =>
        product.pictures.map((key, position) => ({ product_id: productId, position, picture_key: key })),
      ),
    )
    .execute();
  await tx
    .insertInto("product_materials")
    .values(
      rows.flatMap(({ product, productId }) =>
        product.materials.map((code, position) => ({
          product_id: productId,
          material_id: idOf(materialIds, code),
          position,
        })),
      ),
    )
    .execute();
  await tx
    .insertInto("product_sizes")
    .values(rows.flatMap(({ product, productId }) => sizeRows(product, productId)))
    .execute();
  await insertGarments(tx, rows);
  await tx
    .insertInto("reviews")
    .values(rows.flatMap(({ product, productId }) => reviewRows(product, productId, now)))
    .execute();
}

/** Writes the coupons of the file. */
export async function insertCoupons(tx: Tx, coupons: CatalogueFile["coupons"]): Promise<void> {
  await tx
    .insertInto("coupons")
    .values(
      coupons.map(({ code, discount_type, discount_value, max_discount_amount, use_limit }) => ({
        code,
        discount_basis_points: discount_type === "percentage" ? basisPoints(discount_value) : null,
        discount_paise: discount_type === "flat" ? paiseFromRupees(discount_value) : null,
        max_discount_paise: max_discount_amount === undefined ? null : paiseFromRupees(max_discount_amount),
        use_limit: use_limit ?? null,
      })),
    )
    .execute();
}

async function insertPictures(tx: Tx, pictures: PicturesFile["pictures"]): Promise<void> {
  const rows = Object.entries(pictures).map(([key, { avif, webp, jpeg = null, ...picture }]) => ({
    key,
    ...picture,
    avif: JSON.stringify(avif),
    webp: JSON.stringify(webp),
    jpeg,
  }));
  await tx.insertInto("pictures").values(rows).execute();
}

async function insertCategories(tx: Tx, categories: CatalogueFile["categories"]) {
  const tops = await tx
    .insertInto("categories")
    .values(categories.map(({ slug, name, description }, position) => ({ slug, name, description, position })))
    .returning(["id", "slug"])
    .execute();
  const categoryIds: Ids = new Map(tops.map(({ id, slug }) => [slug, id]));
  const parents = new Map(
    categories.flatMap((parent) => parent.sub_categories.map((child) => [child.slug, parent.slug] as const)),
  );
  const children = categories.flatMap((parent) =>
    parent.sub_categories.map(({ slug, name }, position) => ({
      parent_id: idOf(categoryIds, parent.slug),
      slug,
      name,
      description: "",
      position,
    })),
  );
  if (children.length > 0) {
    const subs = await tx.insertInto("categories").values(children).returning(["id", "slug"]).execute();
    for (const { id, slug } of subs) categoryIds.set(slug, id);
  }
  return { categoryIds, parents };
}

async function insertMaterials(tx: Tx, materials: CatalogueFile["materials"]): Promise<Ids> {
  const rows = await tx
    .insertInto("materials")
    .values(
      Object.entries(materials).map(([code, { name, kind = null, color = null, color_code, swatch, cloth }]) => ({
        code,
        name,
        kind,
        color,
        color_code,
        swatch_key: swatch,
        cloth_key: cloth,
      })),
    )
    .returning(["id", "code"])
    .execute();
  return new Map(rows.map(({ id, code }) => [code, id]));
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
      published_at: new Date(now.getTime() - published_days_ago * DAY_MS),
    };
  });
  const inserted = await tx.insertInto("products").values(rows).returning(["id", "slug"]).execute();
  return new Map(inserted.map(({ id, slug }) => [slug, id]));
}

/** What the garments measure and who wears them, of the products of which either is known. */
async function insertGarments(tx: Tx, products: { product: ProductEntry; productId: number }[]): Promise<void> {
  const measures = products.flatMap(({ product, productId }) =>
    Object.entries(product.garment_cm ?? {}).flatMap(([size, garment]) =>
      GARMENT_MEASURES.flatMap((measure) => {
        const cm = garment[measure];
        return cm === undefined ? [] : [{ product_id: productId, size, measure, millimetres: Math.round(cm * 10) }];
      }),
    ),
  );
  const models = products.flatMap(({ product: { model }, productId }) =>
    model ? [{ ...model, product_id: productId }] : [],
  );
  if (measures.length > 0) await tx.insertInto("garment_measures").values(measures).execute();
  if (models.length > 0) await tx.insertInto("product_models").values(models).execute();
}

function sizeRows({ sizes, custom_size }: ProductEntry, productId: number) {
  const standard = Object.entries(sizes).map(([name, pieces]) => ({ name, pieces, made_to_measure: false }));
  const all = custom_size ? [...standard, { name: CUSTOM_SIZE, pieces: null, made_to_measure: true }] : standard;
  return all.map(({ name, pieces, made_to_measure }, position) => ({
    product_id: productId,
    name,
    made_to_measure,
    position,
    stocked: pieces,
    free: pieces,
  }));
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

function idOf(ids: Ids, name: string): number {
  const id = ids.get(name);
  if (id === undefined)
    throw new Error(`The catalogue names "${name}", which it does not have. Add it, or correct the name.`);
  return id;
}
