/** Format of a product slug. Anything else in the storage must not get into a URL. */
const SLUG = /^[a-z\d]+(?:-[a-z\d]+)*$/;
const LONGEST = 120;

/** The slugs in a stored list, without duplicates, at most `most`. Invalid entries are ignored. */
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
