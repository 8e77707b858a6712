import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { StartError } from "../start-error.ts";

const Variant = z.object({ width: z.int(), file: z.string() });

/** The output of `npm run pictures`: every picture by its key, with its files. */
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

/** Reads the output of `npm run pictures`. Throws `StartError` if it is not in the format that the command writes. */
export async function readPicturesFile(file: URL): Promise<PicturesFile> {
  try {
    return PicturesFile.parse(JSON.parse(await readFile(file, "utf8")));
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : (error as Error).message;
    throw new StartError(
      `The list of pictures ${fileURLToPath(file)} cannot be read: ${reason}. It is generated: run npm run pictures.`,
    );
  }
}
