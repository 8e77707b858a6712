/** The path of a collection's page. */
export const collectionPath = (slug: string): string => `/${slug}-collection`;

/** The slug in the path of a collection's page; null in any other path. Addresses are accepted in any case. */
export const collectionSlug = ({ collection = "" }: Record<string, string | undefined>): string | null =>
  /^(.+)-collection$/.exec(collection.toLowerCase())?.[1] ?? null;
