/** What a product's slug looks like: nothing else from the storage gets into an address. */
const SLUG = /^[a-z\d]+(?:-[a-z\d]+)*$/;
const LONGEST = 120;

/** The slugs in a stored list, each once and `most` at most. Whatever else stands in the storage is none. */
export function readSlugs(stored: string | null | undefined, most: number): string[] {
  try {
    const listed: unknown = JSON.parse(stored ?? "[]");
    if (!Array.isArray(listed)) return [];
    const slugs = listed.filter(
      (slug): slug is string => typeof slug === "string" && slug.length <= LONGEST && SLUG.test(slug),
    );
    return [...new Set(slugs)].slice(0, most);
  } catch {
    return [];
  }
}
