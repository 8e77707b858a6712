import { GARMENT_MEASURES } from "@selvedge/commerce/garment";
import { rupeesFromPaise } from "@selvedge/commerce/money";
import type {
  Attribute,
  CatalogueEntry,
  Garment,
  Material,
  Product,
  ProductSummary,
  Review,
  Sku,
} from "@selvedge/commerce/wire/catalogue";
import type { WishedProduct } from "@selvedge/commerce/wire/wishlist";
import { firstPicture, mediaUrl, pictureFromRow } from "./pictures.ts";
import { type PriceRow, pricingAt, variantPricingAt } from "./pricing.ts";
import type { EntryRow, KeptRow, ProductDetails, ProductRow } from "./products.repository.ts";
import type { ReviewRow } from "./reviews.repository.ts";
import { availability, piecesLeft } from "./stock.ts";

/** Ids of the two product options on the wire. */
const SIZE_ID = 1;
const MATERIAL_ID = 2;

/** Maps a product to its card, priced at `now`. */
export function summaryFromRow(row: ProductRow, now: Date): ProductSummary {
  const { pricePaise, salePaise, discount, offerEndsAt } = pricingAt(row, now);
  const { inStock, stock, sizesInStock } = availability(row.sizes);
  const image = firstPicture(row);
  const [, second] = row.pictures;
  return {
    id: row.id,
    p_id: row.code,
    slug: row.slug,
    name: row.name,
    price: rupeesFromPaise(pricePaise),
    sale_price: rupeesFromPaise(salePaise),
    discount: discount?.value ?? null,
    type: discount?.type ?? null,
    offer: offerEndsAt && { expire_date: offerEndsAt.toISOString() },
    thumbnail_image: image,
    image,
    image_hover: second ? pictureFromRow(second) : null,
    stock,
    stock_status: inStock ? "in_stock" : "out_of_stock",
    rating: row.rating,
    review_count: row.review_count,
    category: row.category,
    has_variants: row.sizes.length > 1 || row.materials.length > 1,
    variant_count: sizesInStock,
    is_new: row.is_new,
    ...(row.price_varies && { price_varies: true }),
  };
}

/** Maps a product to its own page, priced at `now`. */
export function productFromRows(row: ProductRow, details: ProductDetails, reviews: ReviewRow[], now: Date): Product {
  const gallery = details.pictures.map(pictureFromRow);
  const materials = details.materials.map(materialFromRow);
  const jpeg = details.pictures[0]?.jpeg ?? null;
  return {
    ...summaryFromRow(row, now),
    description: details.description,
    meta_description: details.meta_description,
    style_note: details.style_note,
    care_instructions: details.care_instructions,
    note: details.note,
    country_of_origin: details.origin,
    gallery_images: gallery,
    images: [...gallery, ...materials.flatMap(({ gallery_image }) => gallery_image ?? [])],
    attributes: attributesOf(row),
    variants: materials,
    skus: skusOf(row, details, now),
    category_slug: row.category_slug,
    share_image: jpeg && mediaUrl(jpeg),
    reviews: reviews.map(reviewFromRow),
    ...(details.garment.length > 0 && { garment: garmentFromRows(details.garment) }),
    ...(details.model && { model: details.model }),
  };
}

/** Sizes in the product's order, measures in the chart's order; measures without a value are left out. */
function garmentFromRows(rows: ProductDetails["garment"]): Garment {
  const measures = GARMENT_MEASURES.filter((name) => rows.some(({ measure }) => measure === name));
  const sizes = [...new Set(rows.map(({ size }) => size))].map((size) => ({
    size,
    millimetres: measures.map(
      (name) => rows.find((row) => row.size === size && row.measure === name)?.millimetres ?? null,
    ),
  }));
  return { measures, sizes };
}

/** Maps a product to the catalogue export. */
export function entryFromRow(row: EntryRow, now: Date): CatalogueEntry {
  return {
    ...summaryFromRow(row, now),
    meta_description: row.meta_description,
    pictures: row.all_pictures.map(pictureFromRow),
    attributes: attributesOf(row),
    skus: skusOf(row, row, now),
  };
}

/** Maps a product to a wishlist, priced at `now`. */
export function wishedFromRow(row: KeptRow, now: Date): WishedProduct {
  const { id, slug, name, thumbnail_image, price, sale_price, offer, stock_status, ...more } = summaryFromRow(row, now);
  const { price_varies } = more;
  const gallery_images = row.gallery.map(pictureFromRow);
  const attributes = attributesOf(row);
  const priced = { price, sale_price, offer, ...(price_varies && { price_varies }) };
  return { id, slug, name, thumbnail_image, gallery_images, ...priced, stock_status, attributes };
}

/** Maps a review without anything that identifies its writer. */
export function reviewFromRow({ id, rating, comment, fit, verified, created_at, author_name }: ReviewRow): Review {
  const user = { name: author_name, avatar: null };
  return { id, rating, comment, fit, verified, created_at: created_at.toISOString(), user };
}

function attributesOf({ sizes, materials }: ProductRow): Attribute[] {
  const product = availability(sizes);
  const sizeOptions = sizes.map((size) => ({ id: size.id, value: size.name, stock: piecesLeft(size.most, product) }));
  const materialOptions = materials.map(({ id, name }) => ({ id, value: name }));
  const attributes: Attribute[] = [
    { id: SIZE_ID, name: "Size", type: "size", options: sizeOptions },
    { id: MATERIAL_ID, name: "Material", type: "material", options: materialOptions },
  ];
  return attributes.filter(({ options }) => options.length > 0);
}

function skusOf(row: ProductRow, { variants }: Pick<ProductDetails, "variants">, now: Date): Sku[] {
  const { sizes, materials } = row;
  const product = availability(sizes);
  return variants.flatMap(({ sku, size_id, material_id, free, price_paise, weight_grams }) => {
    const size = sizes.find(({ id }) => id === size_id);
    const material = materials.find(({ id }) => id === material_id)?.name ?? null;
    if (!size) return [];
    const stock = piecesLeft(free, product);
    const weight = weight_grams === null ? {} : { weight_grams };
    return [{ sku, size: size.name, material, stock, ...ownPrice(row, price_paise, now), ...weight }];
  });
}

function ownPrice(row: PriceRow, paise: number | null, now: Date) {
  if (paise === null) return {};
  const { pricePaise, salePaise } = variantPricingAt(row, paise, now);
  return { price: rupeesFromPaise(pricePaise), sale_price: rupeesFromPaise(salePaise) };
}

/** The first material is the one in the product's own pictures, so it adds none to the gallery. */
function materialFromRow(
  { name, color_code, swatch, cloth }: ProductDetails["materials"][number],
  position: number,
): Material {
  return {
    name,
    color_code,
    image: swatch && pictureFromRow(swatch),
    gallery_image: position > 0 && cloth ? pictureFromRow(cloth) : null,
  };
}
