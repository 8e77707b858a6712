import { readFile } from "node:fs/promises";
import { z } from "zod";

const Variant = z.object({ width: z.int(), file: z.string() });

/** What `npm run pictures` writes: every picture by its key, with the files made from it. */
const PicturesFile = z.object({
  pictures: z.record(
    z.string(),
    z.object({
      alt: z.string(),
      width: z.int(),
      height: z.int(),
      color: z.string(),
      avif: z.array(Variant),
      webp: z.array(Variant),
      jpeg: z.string().optional(),
    }),
  ),
});
export type PicturesFile = z.infer<typeof PicturesFile>;

/** Reads the list of ready pictures. */
export async function readPicturesFile(file: URL): Promise<PicturesFile> {
  return PicturesFile.parse(JSON.parse(await readFile(file, "utf8")));
}
