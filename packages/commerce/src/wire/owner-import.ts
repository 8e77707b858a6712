/** What a dry run of `products import` would change. */
export interface ImportPreview {
  /** By slug: "added", or the fields that change. Other entries are no products. */
  after: Readonly<Record<string, unknown>>;
  /** By slug: the fields that change, as they are. */
  before: Readonly<Record<string, unknown>>;
  preview?: {
    /** By slug, of all products of the file. */
    names: Readonly<Record<string, string>>;
    /** Products of the file that are as it says. */
    unchanged: number;
    warnings: readonly string[];
  };
}

/** What `products import` has done. */
export interface ImportDone {
  /** What the owner should look at, such as photos that could not be downloaded: the first lines of the message, before the counts. */
  warnings: readonly string[];
  /** Photos that the file names and the shop does not have. */
  photo_files: readonly { slug: string; source: string; alt: string }[];
}
