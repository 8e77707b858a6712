import { z } from "zod";

/** A mistake in the file, and the way to it from the top. */
export interface Mistake {
  path: PropertyKey[];
  message: string;
}

const Name = z.string().nullable().catch(null);
const listOf = <Entry extends z.ZodType>(entry: Entry) =>
  z.preprocess((value): unknown => (Array.isArray(value) ? value : []), z.array(entry));
const asObject = (value: unknown) =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? value : {};
const objectOf = <Shape extends z.ZodRawShape>(shape: Shape) => z.preprocess(asObject, z.object(shape));

/** The names in a catalogue, null or none where they cannot be read: an entry with another mistake still exists for those that refer to it. */
const CatalogueNames = objectOf({
  categories: listOf(objectOf({ slug: Name, sub_categories: listOf(objectOf({ slug: Name })) })),
  materials: z.preprocess(asObject, z.record(z.string(), objectOf({ name: Name, swatch: Name, cloth: Name }))),
  coupons: listOf(objectOf({ code: Name })),
  products: listOf(
    objectOf({
      ...{ slug: Name, code: Name, name: Name, category: Name },
      ...{ categories: listOf(Name), pictures: listOf(Name), materials: listOf(Name) },
    }),
  ),
});
export type CatalogueNames = z.infer<typeof CatalogueNames>;

/** Reads the names, and null where there is none. */
export const namesIn = (file: unknown): CatalogueNames => CatalogueNames.parse(file);

/** A name, and where it stands. */
type Named = [name: string | null | undefined, path: PropertyKey[]];

/** What is named twice, or refers to nothing. `pictures` are the keys of those that are ready. */
export function mistakenReferences(names: CatalogueNames, pictures: ReadonlySet<string>): Mistake[] {
  const { categories, materials, coupons, products } = names;
  const cloths = Object.entries(materials);
  const categorySlugs = categories.flatMap(({ slug, sub_categories }, at): Named[] => [
    [slug, ["categories", at, "slug"]],
    ...sub_categories.map((sub, below): Named => [sub.slug, ["categories", at, "sub_categories", below, "slug"]]),
  ]);
  const ofProducts = (read: (product: (typeof products)[number], path: PropertyKey[]) => Named[]) =>
    products.flatMap((product, at) => read(product, ["products", at]));
  const listed = (list: readonly (string | null)[], path: PropertyKey[]) =>
    list.map((name, at): Named => [name, [...path, at]]);
  return [
    ...repeated(categorySlugs, "another category"),
    ...repeated(
      cloths.map(([code, { name }]): Named => [name, ["materials", code, "name"]]),
      "another material",
    ),
    ...repeated(
      coupons.map(({ code }, at): Named => [code, ["coupons", at, "code"]]),
      "another coupon",
    ),
    ...repeated(
      ofProducts(({ slug }, path) => [[slug, [...path, "slug"]]]),
      "another product",
    ),
    ...repeated(
      ofProducts(({ code }, path) => [[code, [...path, "code"]]]),
      "another product",
    ),
    ...products.flatMap(({ materials: own }, at) =>
      repeated(listed(own, ["products", at, "materials"]), "an entry before it"),
    ),
    ...unknown(
      ofProducts(({ category, categories: more }, path) => [
        [category, [...path, "category"]],
        ...listed(more, [...path, "categories"]),
      ]),
      new Set(categorySlugs.map(([slug]) => slug)),
      "category",
      "add it to categories",
    ),
    ...unknown(
      ofProducts(({ materials: own }, path) => listed(own, [...path, "materials"])),
      new Set(Object.keys(materials)),
      "material",
      "add it to materials",
    ),
    ...unknown(
      [
        ...ofProducts((product, path) => listed(product.pictures, [...path, "pictures"])),
        ...cloths.flatMap(([code, { swatch, cloth }]): Named[] => [
          [swatch, ["materials", code, "swatch"]],
          [cloth, ["materials", code, "cloth"]],
        ]),
      ],
      pictures,
      "picture",
      "add its master and run npm run pictures",
    ),
  ];
}

function repeated(all: readonly Named[], whose: string): Mistake[] {
  const seen = new Set<string>();
  return all.flatMap(([name, path]) => {
    if (!name) return [];
    if (seen.has(name)) return [{ path, message: `is "${name}", as that of ${whose} is; change one of them` }];
    seen.add(name);
    return [];
  });
}

function unknown(all: readonly Named[], known: ReadonlySet<unknown>, what: string, remedy: string): Mistake[] {
  return all.flatMap(([name, path]) =>
    name && !known.has(name)
      ? [{ path, message: `names the ${what} "${name}", which does not exist; ${remedy}, or correct the name` }]
      : [],
  );
}
