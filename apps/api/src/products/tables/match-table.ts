import type { CatalogueFile } from "../catalogue-file.ts";

/** What a table gives is built by its reader, so that its shape is known. */
type TableFile = Pick<CatalogueFile, "categories" | "materials"> & {
  products: { slug: string; code?: string; materials?: string[]; skus?: { material: string | null }[] }[];
};

/**
 * What was read of a table, without the categories and materials of the shop and without the codes of its products, which its owner may have
 * changed. A material of the shop is recognised by its code or its name.
 */
export function matchTable(file: unknown, current: CatalogueFile): unknown {
  const { categories, materials, products } = file as TableFile;
  const codes = new Map(Object.entries(current.materials).map(([code, { name }]) => [name.toLowerCase(), code]));
  const codeOf = (code: string) =>
    Object.hasOwn(current.materials, code) ? code : (codes.get(materials[code]?.name.toLowerCase() ?? "") ?? code);
  const subs = current.categories.flatMap(({ sub_categories }) => sub_categories);
  const known = new Set([...current.categories, ...subs].map(({ slug }) => slug));
  const knownProducts = new Set(current.products.map(({ slug }) => slug));
  const isNew = ({ slug }: { slug: string }) => !known.has(slug);
  return {
    products: products.map(({ code, ...product }) => ({
      ...product,
      ...(code === undefined || knownProducts.has(product.slug) ? {} : { code }),
      ...(product.materials ? { materials: product.materials.map(codeOf) } : {}),
      ...(product.skus
        ? {
            skus: product.skus.map((sku) => ({
              ...sku,
              material: sku.material === null ? null : codeOf(sku.material),
            })),
          }
        : {}),
    })),
    categories: categories
      .map((category) => ({ ...category, sub_categories: category.sub_categories.filter(isNew) }))
      .filter((category) => isNew(category) || category.sub_categories.length > 0)
      .map((category) => ({
        ...category,
        ...current.categories.find(({ slug }) => slug === category.slug),
        sub_categories: category.sub_categories,
      })),
    materials: Object.fromEntries(
      Object.entries(materials).filter(([code]) => !Object.hasOwn(current.materials, codeOf(code))),
    ),
  };
}
