import { CUSTOM_SIZE } from "@selvedge/commerce/measurements";
import { rupeesFromPaise } from "@selvedge/commerce/money";
import { sql } from "kysely";
import { jsonArrayFrom, jsonObjectFrom } from "kysely/helpers/postgres";
import type { Db } from "../database/schema.ts";
import type { CatalogueFile, OfferEntry, ProductEntry } from "./catalogue-file.ts";

/**
 * Everything that the owner has entered of the goods, in the format of catalogue.json. Coupons and reviews are left out: they change with
 * orders and shoppers. `slugs`: only these products.
 */
export async function readCatalogue(db: Db, slugs?: readonly string[]): Promise<CatalogueFile> {
  const categories = await db.selectFrom("categories").selectAll().orderBy("position").orderBy("id").execute();
  const materials = await db.selectFrom("materials").selectAll().orderBy("id").execute();
  const rows = await selectProducts(db, slugs);
  return {
    demo: false,
    categories: categories
      .filter(({ parent_id }) => parent_id === null)
      .map(({ id, slug, name, description }) => ({
        slug,
        name,
        description,
        sub_categories: categories
          .filter(({ parent_id }) => parent_id === id)
          .map((sub) => ({ slug: sub.slug, name: sub.name })),
      })),
    materials: Object.fromEntries(
      materials.map(({ code, name, kind, color, color_code, swatch_key, cloth_key }) => [
        code,
        {
          ...{ name, color_code, swatch: swatch_key, cloth: cloth_key },
          ...(kind === null ? {} : { kind }),
          ...(color === null ? {} : { color }),
        },
      ]),
    ),
    coupons: [],
    products: rows.map(entryOf),
  };
}

async function selectProducts(db: Db, slugs: readonly string[] | undefined) {
  return db
    .selectFrom("products")
    .innerJoin("categories", "categories.id", "main_category_id")
    .selectAll("products")
    .select("categories.slug as category")
    .select((product) => [
      jsonArrayFrom(
        product
          .selectFrom("product_categories as own")
          .innerJoin("categories as named", "named.id", "own.category_id")
          .select("named.slug")
          .whereRef("own.product_id", "=", "products.id")
          // A sub-category says that it is in the parent too.
          .where(
            sql<boolean>`not exists (select from product_categories other join categories sub on sub.id = other.category_id
              where other.product_id = products.id and sub.parent_id = named.id)`,
          )
          .orderBy("named.slug"),
      ).as("categories"),
      jsonArrayFrom(
        product
          .selectFrom("product_pictures")
          .select("picture_key")
          .whereRef("product_id", "=", "products.id")
          .$narrowType<{ picture_key: string }>()
          .where("picture_key", "is not", null)
          .orderBy("product_pictures.position"),
      ).as("pictures"),
      jsonArrayFrom(
        product
          .selectFrom("product_materials")
          .innerJoin("materials", "materials.id", "material_id")
          .select("materials.code")
          .whereRef("product_id", "=", "products.id")
          .orderBy("product_materials.position"),
      ).as("materials"),
      jsonArrayFrom(
        product
          .selectFrom("product_sizes")
          .select(["name", "made_to_measure"])
          .whereRef("product_id", "=", "products.id")
          .orderBy("product_sizes.position")
          .orderBy("product_sizes.id"),
      ).as("sizes"),
      jsonArrayFrom(
        product
          .selectFrom("variants")
          .innerJoin("product_sizes", "product_sizes.id", "size_id")
          .leftJoin("product_materials", (made) =>
            made
              .onRef("product_materials.product_id", "=", "variants.product_id")
              .onRef("product_materials.material_id", "=", "variants.material_id"),
          )
          .leftJoin("materials", "materials.id", "variants.material_id")
          .select(["variants.sku", "product_sizes.name as size", "materials.code as material", "variants.stock"])
          .select(["variants.price_paise", "variants.weight_grams"])
          .whereRef("variants.product_id", "=", "products.id")
          .orderBy("product_sizes.position")
          .orderBy("product_sizes.id")
          .orderBy("product_materials.position"),
      ).as("variants"),
      jsonArrayFrom(
        product
          .selectFrom("garment_measures")
          .select(["size", "measure", "millimetres"])
          .whereRef("product_id", "=", "products.id"),
      ).as("garment"),
      jsonObjectFrom(
        product.selectFrom("product_models").select(["height_cm", "size"]).whereRef("product_id", "=", "products.id"),
      ).as("model"),
    ])
    .$if(slugs !== undefined, (query) => query.where("products.slug", "=", sql<string>`any(${slugs ?? []})`))
    .orderBy("products.position")
    .orderBy("products.id")
    .execute();
}

type Row = Awaited<ReturnType<typeof selectProducts>>[number];

function entryOf(row: Row): ProductEntry {
  const { code, slug, name, hsn, origin, category, tags, is_new, status, sizes, variants, model } = row;
  const { description, meta_description, style_note, care_instructions, note } = row;
  const standard = sizes.filter(({ made_to_measure }) => !made_to_measure);
  const garment_cm: NonNullable<ProductEntry["garment_cm"]> = {};
  for (const { size, measure, millimetres } of row.garment) {
    garment_cm[size] = { ...garment_cm[size], [measure]: millimetres / 10 };
  }
  return {
    ...{ code, slug, name, hsn, origin, status, category, tags, is_new },
    categories: row.categories.map((own) => own.slug).filter((own) => own !== category),
    price: rupeesFromPaise(row.price_paise),
    offer: offerOf(row),
    ...(row.best_seller_rank === null ? {} : { best_seller: row.best_seller_rank }),
    published_days_ago: 0,
    ...(row.published_at === null ? {} : { published_at: row.published_at.toISOString() }),
    ...{ description, meta_description, style_note, care_instructions, note },
    pictures: row.pictures.map(({ picture_key }) => picture_key),
    photos: [],
    sizes: Object.fromEntries(
      standard.map((size) => [size.name, variants.find((variant) => variant.size === size.name)?.stock ?? null]),
    ),
    pieces: {},
    skus: variants.map(({ price_paise, ...variant }) => ({
      ...variant,
      price: price_paise === null ? null : rupeesFromPaise(price_paise),
    })),
    custom_size: sizes.some((size) => size.made_to_measure && size.name === CUSTOM_SIZE),
    ...(row.garment.length > 0 ? { garment_cm } : {}),
    model,
    materials: row.materials.map((material) => material.code),
    reviews: [],
  };
}

function offerOf(row: Row): OfferEntry | null {
  const ends = row.offer_ends_at === null ? {} : { ends_at: row.offer_ends_at.toISOString() };
  if (row.discount_basis_points !== null) {
    return { type: "percentage", discount: row.discount_basis_points / 100, ...ends };
  }
  if (row.discount_paise !== null) return { type: "fixed", discount: rupeesFromPaise(row.discount_paise), ...ends };
  return null;
}
