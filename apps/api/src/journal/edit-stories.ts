import { formatIsoDay } from "@selvedge/commerce/dates";
import type {
  StoryDetails,
  StoryEntry,
  StoryPreview,
  StoryState,
  StoryTexts,
} from "@selvedge/commerce/wire/owner-journal";
import type { PlacedPicture } from "@selvedge/commerce/wire/owner-pages";
import type { Clock } from "../clock.ts";
import type { Db, Tx } from "../database/schema.ts";
import { transaction } from "../database/transaction.ts";
import { isSlug } from "../http/parameters.ts";
import { Refusal, refusedField } from "../http/refusal.ts";
import { type Json, toJson } from "../json.ts";
import { type PictureMaking, readPlacedPictures } from "../media/index.ts";
import type { RecordChange } from "../record-change.ts";
import {
  deleteStory,
  findKnown,
  findStories,
  findStory,
  insertStory,
  lockStory,
  type StoryRow,
  updateStory,
} from "./stories.repository.ts";
import { readStoryFile } from "./story-file.ts";
import { checkLooks, readLookPictures } from "./shown-looks.ts";
import { checkedTexts, previewOf, storyBlocks } from "./story-texts.ts";

/** Some of a story's texts; what is undefined stays. */
type GivenTexts = { [Field in keyof StoryTexts]?: StoryTexts[Field] | undefined };

/** What the owner does with stories. Wrong texts are refused with 422 by field, an unknown story with 404. What is so already is not written. */
export interface StoryEditing {
  /** All stories, also drafts, the newest first. */
  list(): Promise<StoryEntry[]>;
  show(slug: string): Promise<StoryDetails>;
  /** Adds a draft. Refuses with 409 a slug that another story has. @default empty texts, and the day of today */
  add(slug: string, texts: GivenTexts, record: RecordChange): Promise<StoryPreview>;
  /** Changes texts, publishes the story, or makes it a draft again. */
  set(
    slug: string,
    texts: GivenTexts,
    state: "draft" | "published" | undefined,
    record: RecordChange,
  ): Promise<StoryPreview>;
  /** Shows a photo with the story, once its files are made. Throws a `Refusal` for a file that is no usable photo. */
  setPicture(slug: string, photo: { bytes: Buffer; alt: string }, record: RecordChange): Promise<void>;
  /** Keeps a photo that looks can show, and resolves with its key. Throws a `Refusal` for a file that is no usable photo. */
  addPhoto(photo: { bytes: Buffer; alt: string }, record: RecordChange): Promise<string>;
  remove(slug: string, record: RecordChange): Promise<void>;
  /** Adds and publishes the story of a Markdown file, or replaces its texts. Resolves with its state. */
  publish(slug: string, file: string, record: RecordChange): Promise<StoryState>;
}

interface StoryEditingDependencies {
  db: Db;
  making: PictureMaking;
  clock: Clock;
}

const MOST_PRODUCTS = 12;

export function createStoryEditing({ db, making, clock }: StoryEditingDependencies): StoryEditing {
  /** Writes the story that `edited` makes of the present one, and its audit row. */
  async function write(
    slug: string,
    record: RecordChange,
    edited: (present: StoryRow | undefined, tx: Tx) => Promise<StoryRow>,
  ): Promise<StoryRow> {
    return transaction(db, async (tx) => {
      const present = await lockStory(tx, slug);
      const story = await edited(present, tx);
      const change = differences(present, story);
      if (change === null) return story;
      if (present) await updateStory(tx, story);
      else if (!(await insertStory(tx, story))) throw taken(slug);
      await record(tx, { subject: `story ${slug}`, ...change, preview: toJson(await previewIn(tx, story)) });
      return story;
    });
  }

  async function withTexts(tx: Tx, story: StoryRow, given: GivenTexts): Promise<StoryRow> {
    const merged = { ...textsOf(story), ...withoutUndefined(given) };
    const texts = checkedTexts(merged, { isPublished: story.is_published });
    if (texts.products.length > MOST_PRODUCTS) throw refusedField("product", `Name at most ${MOST_PRODUCTS} products.`);
    const { products } = await findKnown(tx, texts.products, []);
    const unknown = texts.products.find((product) => !products.includes(product));
    if (unknown !== undefined) throw refusedField("product", `There is no product ${JSON.stringify(unknown)}.`);
    await checkLooks(tx, storyBlocks(texts.body));
    const { date: published_on, ...rest } = texts;
    return { ...story, ...rest, published_on, products: [...texts.products] };
  }

  const emptyStory = (slug: string): StoryRow => {
    if (!isSlug(slug))
      throw refusedField("slug", "Use small letters, digits and single hyphens, such as blue-takes-its-time.");
    return {
      slug,
      title: "",
      standfirst: "",
      topic: "",
      author: "",
      published_on: formatIsoDay(clock.now()),
      body: "",
      products: [],
      pictures: [],
      is_published: false,
    };
  };

  const stateOf = async (story: StoryRow): Promise<StoryState> => shownState(story, await placedPicture(story));

  const placedPicture = async ({ pictures }: StoryRow): Promise<PlacedPicture> => {
    const [picture] = await readPlacedPictures(db, {}, { story: pictures });
    if (!picture) throw new Error("The place of a story's picture is missing.");
    return picture;
  };

  return {
    async list() {
      const stories = await findStories(db);
      const places = await readPlacedPictures(
        db,
        {},
        Object.fromEntries(stories.map(({ slug, pictures }) => [slug, pictures])),
      );
      const placed = new Map(places.map((each) => [each.place, each.picture]));
      return stories.map((story) => {
        const { slug, title, topic, published_on: date } = story;
        const picture = placed.get(slug) ?? null;
        return { slug, title, topic, date, state: shownState(story, { picture }), picture };
      });
    },

    async show(slug) {
      const story = known(slug, await findStory(db, slug));
      const picture = await placedPicture(story);
      return { slug, texts: textsOf(story), state: shownState(story, picture), picture };
    },

    async add(slug, texts, record) {
      const story = await write(slug, record, async (present, tx) => {
        if (present) throw taken(slug);
        return withTexts(tx, emptyStory(slug), texts);
      });
      return previewIn(db, story);
    },

    async set(slug, texts, state, record) {
      const story = await write(slug, record, async (present, tx) => {
        const { is_published, ...rest } = known(slug, present);
        return withTexts(tx, { ...rest, is_published: state ? state === "published" : is_published }, texts);
      });
      return previewIn(db, story);
    },

    async setPicture(slug, { bytes, alt }, record) {
      const photo = await making.check(bytes, alt);
      await making.keep(photo);
      const editing = transaction(db, async (tx) => {
        const story = known(slug, await lockStory(tx, slug));
        const before = story.pictures[0] ?? null;
        await making.begin(tx, photo, clock.now(), "collections");
        if (before === photo.key) return;
        const { pictures: made } = await findKnown(tx, [], story.pictures);
        // Stays until the new one is made.
        const earlier = story.pictures.find((key) => made.includes(key) && key !== photo.key);
        await updateStory(tx, { ...story, pictures: [photo.key, ...(earlier === undefined ? [] : [earlier])] });
        await record(tx, { subject: `story ${slug}, picture`, before, after: photo.key });
      });
      await editing.catch(async (error: unknown) => {
        await making.discard(photo);
        throw error;
      });
    },

    async addPhoto({ bytes, alt }, record) {
      const photo = await making.check(bytes, alt);
      await making.keep(photo);
      const adding = transaction(db, async (tx) => {
        if (await making.isKept(tx, photo.key)) return;
        await making.begin(tx, photo, clock.now(), "collections");
        await record(tx, { subject: "photo of a look", before: null, after: photo.key });
      });
      await adding.catch(async (error: unknown) => {
        await making.discard(photo);
        throw error;
      });
      return photo.key;
    },

    async remove(slug, record) {
      await transaction(db, async (tx) => {
        const story = known(slug, await lockStory(tx, slug));
        await deleteStory(tx, slug);
        await record(tx, { subject: `story ${slug}`, before: toJson(story), after: null });
      });
    },

    async publish(slug, file, record) {
      const { texts, picture } = readStoryFile(file);
      const story = await write(slug, record, async (present, tx) => {
        const story = await withTexts(tx, { ...(present ?? emptyStory(slug)), is_published: true }, texts);
        if (picture === null || picture === story.pictures[0]) return story;
        const { pictures } = await findKnown(tx, [], [picture]);
        if (pictures.length > 0) return { ...story, pictures };
        throw new Refusal(
          422,
          `There is no picture ${JSON.stringify(picture)}. Leave the line out, and give the story its photo with journal picture.`,
        );
      });
      return stateOf(story);
    },
  };
}

const previewIn = async (db: Db, story: StoryRow): Promise<StoryPreview> =>
  previewOf(textsOf(story), await readLookPictures(db, storyBlocks(story.body)));

const shownState = ({ is_published }: StoryRow, { picture }: Pick<PlacedPicture, "picture">): StoryState => {
  if (!is_published) return "draft";
  return picture === null ? "waiting" : "shown";
};

const taken = (slug: string) =>
  new Refusal(409, `There is a story "${slug}" already. journal set changes it.`, {
    errors: { slug: ["There is a story with this address already."] },
  });

function known(slug: string, story: StoryRow | undefined): StoryRow {
  if (story) return story;
  throw new Refusal(404, `There is no story "${slug}". journal list shows them all.`);
}

const textsOf = ({ title, standfirst, topic, author, published_on: date, body, products }: StoryRow): StoryTexts => ({
  title,
  standfirst,
  topic,
  author,
  date,
  body,
  products,
});

const withoutUndefined = (texts: GivenTexts): Partial<StoryTexts> =>
  Object.fromEntries(Object.entries(texts).filter(([, value]) => value !== undefined));

/** What is different between two versions of a story, for the audit; null if nothing is. A new story has no version before. */
function differences(before: StoryRow | undefined, after: StoryRow): { before: Json; after: Json } | null {
  if (!before) return { before: null, after: toJson(after) };
  const fields = (Object.keys(after) as (keyof StoryRow)[]).filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );
  if (fields.length === 0) return null;
  const picked = (story: StoryRow) => toJson(Object.fromEntries(fields.map((field) => [field, story[field]])));
  return { before: picked(before), after: picked(after) };
}
