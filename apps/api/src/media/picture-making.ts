import { z } from "zod";
import type { Db, Tx } from "../database/schema.ts";
import { transaction } from "../database/transaction.ts";
import { refusedField } from "../http/refusal.ts";
import { FOR_A_DAY, type Jobs, PermanentFailure } from "../jobs/index.ts";
import type { MediaStore } from "./media-store.ts";
import type { PictureFiles } from "./picture-files.ts";
import {
  copyPicture,
  failUpload,
  findUpload,
  hasPicture,
  hasUploadOf,
  insertPicture,
  keepUpload,
  lockUpload,
} from "./uploads.repository.ts";
import { showPicture } from "./galleries.repository.ts";

const ENDS_WITHIN_MS = 5 * 60_000;
const LONGEST_ALT = 250;

/** A photo that has been checked. */
export interface CheckedPhoto extends DescribedPhoto {
  bytes: Buffer;
}

/** A photo with its text. */
export interface DescribedPhoto {
  /** Key of the picture with this text. */
  key: string;
  /** Name of the photo's file, which is a hash of its content. */
  file: string;
  alt: string;
}

/** Makes pictures from photos, in a job. */
export interface PictureMaking {
  /** Throws a `Refusal` for a file that is no usable photo, and for a missing text. */
  check(bytes: Buffer, alt: string): Promise<CheckedPhoto>;
  /** Another text for a photo that is kept. Throws a `Refusal` for a missing text. */
  describe(file: string, alt: string): Promise<DescribedPhoto>;
  /**
   * Keeps the upload, and enqueues its job. Resolves with true if its picture is made already and needs no job. A scene fills the screen, so
   * it has wider files. @default a product
   */
  begin(tx: Tx, photo: DescribedPhoto, now: Date, kind?: "products" | "collections"): Promise<boolean>;
  /** Whether there is an upload with this key that has neither failed nor is about to be removed as unused. */
  isKept(tx: Tx, key: string): Promise<boolean>;
  /** Keeps the photo's file for the job. */
  keep(photo: CheckedPhoto): Promise<void>;
  /** Removes the photo's file, unless an upload needs it. */
  discard(photo: CheckedPhoto): Promise<void>;
}

interface PictureMakingDependencies {
  db: Db;
  jobs: Jobs;
  store: MediaStore;
}

export function createPictureMaking({ db, jobs, store }: PictureMakingDependencies): PictureMaking {
  const job = jobs.define({
    kind: "make-picture",
    lane: "pictures",
    deadlineMs: ENDS_WITHIN_MS,
    retries: FOR_A_DAY,
    payload: z.object({ key: z.string(), kind: z.enum(["products", "collections"]).default("products") }),
    async run({ key, kind }, signal) {
      const upload = await findUpload(db, key);
      if (!upload) return;
      const bytes = await store.get(`photos/${upload.photo}`);
      if (!bytes) throw new PermanentFailure("The photo's file is missing. Add the photo again.");
      const files = await makeFiles(store, { photo: upload.photo, bytes, kind }, signal);
      await transaction(db, async (tx) => {
        // Whoever adds the same photo meanwhile waits here, and then finds the picture.
        await lockUpload(tx, key);
        await insertPicture(tx, upload, files);
        await showPicture(tx, key);
      });
    },
    giveUp: ({ key }, reason) => failUpload(db, key, reason),
  });

  return {
    async check(bytes, text) {
      const alt = checkedText(text);
      const { checkPhoto } = await import("./photo.ts");
      const { contentHash } = await import("./picture-files.ts");
      const extension = await checkPhoto(bytes);
      return { ...(await described(`${contentHash([bytes], 32)}.${extension}`, alt)), bytes };
    },

    describe: async (file, text) => described(file, checkedText(text)),

    async begin(tx, { key, file, alt }, now, kind = "products") {
      await keepUpload(tx, { key, photo: file, alt, uploadedAt: now });
      await copyPicture(tx, key);
      if (await hasPicture(tx, key)) return true;
      await job.enqueue(tx, { key, kind }, { dedupeKey: `picture:${key}` });
      return false;
    },

    async isKept(tx, key) {
      const upload = await findUpload(tx, key);
      return upload !== undefined && upload.failure === null && upload.unused_since === null;
    },

    keep: ({ file, bytes }) => store.put(`photos/${file}`, bytes),

    async discard({ file }) {
      if (!(await hasUploadOf(db, file))) await store.remove(`photos/${file}`);
    },
  };
}

function checkedText(text: string): string {
  const alt = text.trim();
  if (alt === "") throw refusedField("alt", "The alternative text is missing. Say what the photo shows.");
  if (alt.length > LONGEST_ALT)
    throw refusedField("alt", `The alternative text has ${alt.length} characters. Use at most ${LONGEST_ALT}.`);
  return alt;
}

/** The file's name begins with the hash of its content. */
async function described(file: string, alt: string): Promise<DescribedPhoto> {
  const { contentHash } = await import("./picture-files.ts");
  return { key: `uploads/${file.replace(/\.\w+$/, "")}-${contentHash([alt])}`, file, alt };
}

/** Makes what is missing of a photo's files, so that another attempt continues where one was given up. */
async function makeFiles(
  store: MediaStore,
  { photo, bytes, kind }: { photo: string; bytes: Buffer; kind: string },
  signal: AbortSignal,
): Promise<PictureFiles> {
  const { developPhoto } = await import("./photo.ts");
  const { makePictureFiles } = await import("./picture-files.ts");
  const master = await developPhoto(bytes).catch((error: unknown) => {
    throw new PermanentFailure("No picture can be made from this photo. Save it again as JPEG, and add that file.", {
      cause: error,
    });
  });
  return makePictureFiles(master, {
    kind,
    name: `uploads/${photo.replace(/\.\w+$/, "")}`,
    hasJpeg: true,
    async keep(file, make) {
      signal.throwIfAborted();
      if (!(await store.has(file))) await store.put(file, await make());
    },
  });
}
