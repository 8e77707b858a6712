import { z } from "zod";

/** A mistake, and its path in the file. */
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

/** All names in a catalogue; null where one is unreadable. Parsed leniently, so that an entry with another mistake can still be referred to. */
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

/** Reads all names. Never throws. */
export const readNames = (file: unknown): CatalogueNames => CatalogueNames.parse(file);

/** A name and its path in the file. */
type Named = [name: string | null | undefined, path: PropertyKey[]];

/** Duplicate names, and references to missing entries. `pictures` are the keys of the processed pictures. */
export function referenceMistakes(names: CatalogueNames, pictures: ReadonlySet<string>): Mistake[] {
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
    ...duplicates(categorySlugs, "another category"),
    ...duplicates(
      cloths.map(([code, { name }]): Named => [name, ["materials", code, "name"]]),
      "another material",
    ),
    ...duplicates(
      coupons.map(({ code }, at): Named => [code, ["coupons", at, "code"]]),
      "another coupon",
    ),
    ...duplicates(
      ofProducts(({ slug }, path) => [[slug, [...path, "slug"]]]),
      "another product",
    ),
    ...duplicates(
      ofProducts(({ code }, path) => [[code, [...path, "code"]]]),
      "another product",
    ),
    ...products.flatMap(({ materials: own }, at) =>
      duplicates(listed(own, ["products", at, "materials"]), "an entry before it"),
    ),
    ...unknownReferences(
      ofProducts(({ category, categories: more }, path) => [
        [category, [...path, "category"]],
        ...listed(more, [...path, "categories"]),
      ]),
      new Set(categorySlugs.map(([slug]) => slug)),
      "category",
      "add it to categories",
    ),
    ...unknownReferences(
      ofProducts(({ materials: own }, path) => listed(own, [...path, "materials"])),
      new Set(Object.keys(materials)),
      "material",
      "add it to materials",
    ),
    ...unknownReferences(
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

function duplicates(all: readonly Named[], whose: string): Mistake[] {
  const seen = new Set<string>();
  return all.flatMap(([name, path]) => {
    if (!name) return [];
    if (seen.has(name)) return [{ path, message: `is "${name}", as that of ${whose} is; change one of them` }];
    seen.add(name);
    return [];
  });
}

function unknownReferences(
  all: readonly Named[],
  known: ReadonlySet<unknown>,
  what: string,
  remedy: string,
): Mistake[] {
  return all.flatMap(([name, path]) =>
    name && !known.has(name)
      ? [{ path, message: `names the ${what} "${name}", which does not exist; ${remedy}, or correct the name` }]
      : [],
  );
}
