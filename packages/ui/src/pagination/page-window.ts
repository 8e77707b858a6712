/**
 * Pages to link around the current one: the first, the last, the current one with its neighbours, and `null` for each gap.
 * A gap always hides at least two pages. Pages count from 1.
 */
export function pageWindow(page: number, pageCount: number): (number | null)[] {
  const shown = new Set([1, page - 1, page, page + 1, pageCount]);
  const pages = Array.from({ length: pageCount }, (_, index) => index + 1);
  const kept = pages.filter((candidate) => {
    const loneGap = shown.has(candidate - 1) && shown.has(candidate + 1);
    return shown.has(candidate) || loneGap;
  });
  return kept.flatMap((candidate, index) => {
    const previous = kept[index - 1];
    return previous !== undefined && candidate - previous > 1 ? [null, candidate] : [candidate];
  });
}
