import type { Clock } from "../clock.ts";
import type { Db, Tx } from "../database/schema.ts";
import { transaction } from "../database/transaction.ts";
import { Refusal } from "../http/refusal.ts";
import type { RecordChange } from "../record-change.ts";
import {
  deleteEntry,
  type EntryKeys,
  type EntryRow,
  findGallery,
  insertEntry,
  lockGallery,
  makeRoom,
  updateEntry,
} from "./galleries.repository.ts";
import type { CheckedPhoto, DescribedPhoto, PictureMaking } from "./picture-making.ts";

/** A photo as it was given. */
export interface NewPhoto {
  /** The whole file: JPEG, PNG, WebP or AVIF, at most 30 MB and 80 megapixels. */
  bytes: Buffer;
  /** Says what the photo shows, for those who do not see it. Required. */
  alt: string;
}

/** An entry of a product's gallery. */
export interface GalleryEntry {
  /** 1 is the first. */
  position: number;
  alt: string;
  /** `waiting`: its files are being made. `failed`: they cannot be made, see `failure`. Both show the earlier picture, if there was one. */
  state: "shown" | "waiting" | "failed";
  failure: string | null;
}

export interface AddOptions {
  /** Which entry it becomes, counted from 1; later ones move back. @default the last */
  position?: number | undefined;
  record?: RecordChange | undefined;
}

/**
 * The pictures of products. A photo appears once its files are made, which takes seconds; until then its entry shows the
 * earlier picture, or none. Each method resolves with whether anything changed, and throws a `Refusal` for a product or
 * entry that does not exist and for a file that is no usable photo.
 */
export interface Galleries {
  /** Adds a photo. One that the product has already is not added again: only its text and place change. */
  addPicture(productId: number, photo: NewPhoto, options?: AddOptions): Promise<boolean>;
  replacePicture(productId: number, position: number, photo: NewPhoto, record?: RecordChange): Promise<boolean>;
  /** Gives a picture another text. Refuses with 409 one that was not made from a photo. */
  describePicture(productId: number, position: number, alt: string, record?: RecordChange): Promise<boolean>;
  removePicture(productId: number, position: number, record?: RecordChange): Promise<boolean>;
  /** Makes a picture the one with number `to`; those between move by one. A number beyond the last means the last. */
  movePicture(productId: number, position: number, to: number, record?: RecordChange): Promise<boolean>;
  listPictures(productId: number): Promise<GalleryEntry[]>;
}

interface GalleriesDependencies {
  db: Db;
  clock: Clock;
  making: PictureMaking;
}

/** What a change did to one entry, in words for the audit. */
interface EntryChange {
  before: string | null;
  after: string | null;
}

/** Changes a locked gallery. Resolves with null if nothing changed. */
type Change = (tx: Tx, entries: readonly EntryRow[]) => Promise<EntryChange | null>;

interface ChangeOptions {
  record: RecordChange | undefined;
  photo?: CheckedPhoto;
}

export function createGalleries({ db, clock, making }: GalleriesDependencies): Galleries {
  async function changeGallery(productId: number, { record, photo }: ChangeOptions, change: Change): Promise<boolean> {
    // Outside of the transaction, because a distant store may take longer than a transaction is allowed to.
    if (photo) await making.keep(photo);
    const changing = transaction(db, async (tx) => {
      const product = await lockGallery(tx, productId);
      if (!product) throw new Refusal(404, `There is no product ${productId}.`);
      const changed = await change(tx, await findGallery(tx, productId));
      if (changed) await record?.(tx, { subject: `product ${product.slug}`, ...changed });
      return changed !== null;
    });
    return changing.catch(async (error: unknown) => {
      if (photo) await making.discard(photo);
      throw error;
    });
  }

  return {
    async addPicture(productId, { bytes, alt }, { position = Infinity, record } = {}) {
      const photo = await making.check(bytes, alt);
      return changeGallery(productId, { record, photo }, async (tx, entries) => {
        const isMade = await making.begin(tx, photo, clock.now());
        const present = entries.findIndex((entry) => entry.photo === photo.file);
        const entry = entries[present];
        const others = entries.toSpliced(present, entry ? 1 : 0);
        const index = entry && position === Infinity ? present : Math.min(position - 1, others.length);
        if (entry) {
          if (index === present && !needsPicture(entry, photo)) return null;
          await deleteEntry(tx, productId, entry.position);
        }
        const place = others[index]?.position ?? (others.at(-1)?.position ?? -1) + 1;
        await makeRoom(tx, productId, place);
        await insertEntry(tx, productId, place, keysOf(entry, photo, isMade));
        return { before: entry ? pictureText(present, entry) : null, after: photoText(index, photo) };
      });
    },

    async replacePicture(productId, position, { bytes, alt }, record) {
      const photo = await making.check(bytes, alt);
      return changeGallery(productId, { record, photo }, async (tx, entries) => {
        const entry = entryAt(entries, position);
        const isMade = await making.begin(tx, photo, clock.now());
        const present = entries.findIndex((other) => other !== entry && other.photo === photo.file);
        if (present >= 0) throw new Refusal(409, `The product has this photo already, as picture ${present + 1}.`);
        if (!needsPicture(entry, photo)) return null;
        await updateEntry(tx, productId, entry.position, keysOf(entry, photo, isMade));
        return { before: pictureText(position - 1, entry), after: photoText(position - 1, photo) };
      });
    },

    describePicture: (productId, position, alt, record) =>
      changeGallery(productId, { record }, async (tx, entries) => {
        const entry = entryAt(entries, position);
        if (entry.photo === null)
          throw new Refusal(
            409,
            `Picture ${position} was made from no photo. Replace it by a photo with another text.`,
          );
        const photo = await making.describe(entry.photo, alt);
        if (!needsPicture(entry, photo)) return null;
        const isMade = await making.begin(tx, photo, clock.now());
        await updateEntry(tx, productId, entry.position, keysOf(entry, photo, isMade));
        return { before: pictureText(position - 1, entry), after: photoText(position - 1, photo) };
      }),

    removePicture: (productId, position, record) =>
      changeGallery(productId, { record }, async (tx, entries) => {
        const entry = entryAt(entries, position);
        await deleteEntry(tx, productId, entry.position);
        return { before: pictureText(position - 1, entry), after: null };
      }),

    movePicture: (productId, position, to, record) =>
      changeGallery(productId, { record }, async (tx, entries) => {
        const entry = entryAt(entries, position);
        const others = entries.filter((other) => other !== entry);
        const index = Math.min(to - 1, others.length);
        if (index === position - 1) return null;
        await deleteEntry(tx, productId, entry.position);
        const place = others[index]?.position ?? (others.at(-1)?.position ?? -1) + 1;
        await makeRoom(tx, productId, place);
        const { picture_key, next_key } = entry;
        await insertEntry(tx, productId, place, { picture_key, next_key });
        return { before: pictureText(position - 1, entry), after: pictureText(index, entry) };
      }),

    listPictures: async (productId) => (await findGallery(db, productId)).map(entryOf),
  };
}

/** Names the picture as well, because its text may be that of another. */
const photoText = (index: number, { alt, key }: Pick<DescribedPhoto, "alt" | "key">) =>
  `picture ${index + 1}: ${alt} (${key})`;

const pictureText = (index: number, { alt, picture_key, next_key }: EntryRow) =>
  photoText(index, { alt: alt ?? "", key: next_key ?? picture_key ?? "" });

function entryAt(entries: readonly EntryRow[], position: number): EntryRow {
  const entry = entries[position - 1];
  if (entry) return entry;
  const there = entries.length === 1 ? "one picture" : `${entries.length || "no"} pictures`;
  throw new Refusal(404, `There is no picture ${position}. The product has ${there}.`);
}

/** Whether the entry shows another picture than this one, or waits for another, or has failed to make it. */
const needsPicture = ({ picture_key, next_key, failure }: EntryRow, { key }: DescribedPhoto) =>
  (next_key ?? picture_key) !== key || (next_key !== null && failure !== null);

/** The entry with this photo. It shows its present picture for as long as the new one is being made. */
const keysOf = (entry: EntryKeys | undefined, { key }: DescribedPhoto, isMade: boolean): EntryKeys =>
  isMade ? { picture_key: key, next_key: null } : { picture_key: entry?.picture_key ?? null, next_key: key };

function entryOf({ alt, next_key, failure }: EntryRow, index: number): GalleryEntry {
  const isFailed = next_key !== null && failure !== null;
  return {
    position: index + 1,
    alt: alt ?? "",
    state: next_key === null ? "shown" : isFailed ? "failed" : "waiting",
    failure: isFailed ? failure : null,
  };
}
