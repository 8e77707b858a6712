import { formatIsoDay } from "@selvedge/commerce/dates";
import type { PlacedPicture } from "@selvedge/commerce/wire/owner-pages";
import { PAGE_PICTURES, type PageName, POLICY_NAMES, type PolicyName } from "@selvedge/commerce/wire/pages";
import { z } from "zod";
import type { PicturesFile } from "../catalogue/index.ts";
import type { Clock } from "../clock.ts";
import type { Db } from "../database/schema.ts";
import { Refusal } from "../http/refusal.ts";
import { type PictureMaking, readPlacedPictures } from "../media/index.ts";
import type { RecordChange } from "../record-change.ts";
import type { ShopSettingsService } from "../shop-settings/index.ts";
import { findMade } from "./pages.repository.ts";

/** What the owner does with the label's own pages. What is so already is not written. */
export interface PageEditing {
  /** What each place of a page shows, and what becomes of its newest picture. A policy has no places. */
  listPictures(page: PageName): Promise<PlacedPicture[]>;
  /** Sets one field of a page, such as "hero.title", as it was typed. Refuses an unknown field, and what the page's schema does not accept. */
  set(page: PageName, field: string, typed: string, record: RecordChange): Promise<void>;
  /** Sets a whole page from its file: Markdown for a policy, JSON for the others, whose pictures stay unless it names them. Refuses what the page's schema does not accept. */
  import(page: PageName, file: string, record: RecordChange): Promise<void>;
  /** Shows a photo in a place of a page, once its files are made. Refuses an unknown place. Throws a `Refusal` for a file that is no usable photo. */
  setPicture(page: PageName, place: string, photo: { bytes: Buffer; alt: string }, record: RecordChange): Promise<void>;
}

interface PageEditingDependencies {
  db: Db;
  shopSettings: ShopSettingsService;
  making: PictureMaking;
  clock: Clock;
  /** The demo's pictures. */
  demo: PicturesFile["pictures"];
}

const isPolicy = (page: PageName): page is PolicyName => POLICY_NAMES.some((name) => name === page);

export function createPageEditing({ db, shopSettings, making, clock, demo }: PageEditingDependencies): PageEditing {
  const setPolicy = (name: PolicyName, text: string, record: RecordChange) =>
    shopSettings.edit(
      name,
      async ({ text: before }) => {
        const after = text.trim();
        if (after === before) return null;
        return { value: { text: after, updated: formatIsoDay(clock.now()) }, subject: `page ${name}`, before, after };
      },
      record,
    );

  return {
    async listPictures(page) {
      if (isPolicy(page)) return [];
      return readPlacedPictures(db, demo, (await shopSettings.within(db))[page].pictures);
    },
    async set(page, field, typed, record) {
      if (isPolicy(page)) {
        if (field !== "text") throw new Refusal(422, `${page} has no ${field}. It has a text.`);
        await setPolicy(page, typed, record);
      } else await shopSettings.set(`${page}.${field}`, typed, record);
    },
    async import(page, file, record) {
      if (isPolicy(page)) await setPolicy(page, file, record);
      else {
        const fields = readPage(file, page);
        await shopSettings.import((present) => ({ [page]: { pictures: present[page].pictures, ...fields } }), record);
      }
    },
    async setPicture(page, place, { bytes, alt }, record) {
      checkPlace(page, place);
      const name = page as keyof typeof PAGE_PICTURES;
      const photo = await making.check(bytes, alt);
      await making.keep(photo);
      const editing = shopSettings.edit(
        name,
        async (settings, tx) => {
          const pictures = new Map(Object.entries<string[]>(settings.pictures));
          const present = pictures.get(place) ?? [];
          await making.begin(tx, photo, clock.now(), "collections");
          if (present[0] === photo.key) return null;
          const made = await findMade(tx, present);
          // Stays until the new one is made. The demo's pictures need no row.
          const earlier = present.find((key) => made.has(key)) ?? present.at(-1);
          pictures.set(place, [photo.key, ...(earlier === undefined || earlier === photo.key ? [] : [earlier])]);
          const value = { ...settings, pictures: Object.fromEntries(pictures) } as typeof settings;
          return {
            value,
            subject: `page ${page}, picture ${place}`,
            before: present[0] ?? null,
            after: photo.key,
          };
        },
        record,
      );
      await editing.catch(async (error: unknown) => {
        await making.discard(photo);
        throw error;
      });
    },
  };
}

function checkPlace(page: PageName, place: string): void {
  const places: readonly string[] = isPolicy(page) ? [] : PAGE_PICTURES[page];
  if (places.includes(place)) return;
  const known = places.length === 0 ? "It shows none." : `Places: ${places.join(", ")}.`;
  throw new Refusal(422, `${page} has no picture called ${JSON.stringify(place)}. ${known}`);
}

const Fields = z.record(z.string(), z.json());

function readPage(file: string, page: PageName) {
  try {
    return Fields.parse(JSON.parse(file));
  } catch {
    throw new Refusal(
      422,
      `The file is no JSON object. pages show ${page} --json prints the page as it is read, in data.content.`,
    );
  }
}
