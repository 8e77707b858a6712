/** An address made of a name: "Kesar Kurta, long" becomes "kesar-kurta-long". A name without Latin letters or digits gives "". */
export const slugOf = (name: string): string =>
  name
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^a-z0-9\s-]/g, "")
    .trim()
    .replaceAll(/[\s-]+/g, "-");
