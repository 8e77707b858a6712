import type { OwnerSettings } from "@selvedge/commerce/wire/owner-settings";
import { PAGE_NAMES, PAGE_PICTURES, PAGE_SETTINGS, type PageName } from "@selvedge/commerce/wire/pages";
import { z } from "zod";
import { toJson } from "../json.ts";
import { settingText } from "../shop-settings/index.ts";
import { type Action, defineAction } from "./action.ts";
import { readGivenFile } from "./command-file.ts";

const Page = z.enum(PAGE_NAMES).describe(`one of ${PAGE_NAMES.join(", ")}`);
const PLACES = Object.entries(PAGE_PICTURES)
  .map(([page, places]) => `${page}: ${places.join(", ")}`)
  .join("; ");

/** The shop shows a change with its next page. */
export const PAGE_ACTIONS: readonly Action[] = [
  defineAction({
    name: "pages list",
    about: "the label's own pages, and which of them have its own texts",
    input: z.object({}),
    role: "owner",
    kind: "read",
    async run(_, { shop, db }) {
      const settings = await shop.shopSettings.within(db);
      const pages = PAGE_NAMES.map((page) => ({ page, isDefault: isDefaultPage(settings, page) }));
      const lines = pages.map(({ page, isDefault }) => `${page}${isDefault ? "  (default)" : ""}`);
      return { message: lines.join("\n"), data: { pages } };
    },
  }),
  defineAction({
    name: "pages show",
    about: "the texts and pictures of a page; --json prints it as pages import reads it, in data.content",
    input: z.object({ page: Page }),
    positional: ["page"],
    role: "owner",
    kind: "read",
    async run({ page }, { shop, db }) {
      const texts = await shop.shopSettings.list(page);
      const lines = texts.map(
        ({ key, value, isDefault }) =>
          `${key.slice(page.length + 1)}  ${settingText(value)}${isDefault ? "  (default)" : ""}`,
      );
      const settings = await shop.shopSettings.within(db);
      const pictures = await shop.pages.listPictures(page);
      const data = { page, isDefault: isDefaultPage(settings, page), content: settings[page], pictures };
      return { message: lines.join("\n"), data: toJson(data) };
    },
  }),
  defineAction({
    name: "pages set",
    about: "one text of a page",
    input: z.object({
      page: Page,
      field: z.string().describe("such as hero.title; pages show lists all. Of a policy: text"),
      value: z
        .string()
        .describe(
          "the text, or JSON for sections and facts. {name}, {place}, {tagline} and {delivery} are filled in. A policy is Markdown",
        ),
    }),
    positional: ["page", "field", "value"],
    role: "owner",
    kind: "change",
    async run({ page, field, value }, { shop, record }) {
      await shop.pages.set(page, field, value, record);
      return { message: `${page} has this ${field}.` };
    },
  }),
  defineAction({
    name: "pages import",
    about: "a whole page from its file: Markdown for a policy, JSON for the others",
    input: z.object({ page: Page, file: z.string().describe("its whole path") }),
    positional: ["page", "file"],
    paths: ["file"],
    role: "owner",
    kind: "change",
    async run({ page, file }, context) {
      const bytes = await readGivenFile(file, context);
      await context.shop.pages.import(page, bytes.toString("utf8"), context.record);
      return { message: `${page} has these texts.` };
    },
  }),
  defineAction({
    name: "pages picture",
    about: "a photo of a page, which is shown a few seconds later",
    input: z.object({
      page: Page,
      place: z.string().describe(`where it is shown. ${PLACES}`),
      file: z.string().describe("whole path of a JPEG, PNG, WebP or AVIF file of at most 30 MB and 80 megapixels"),
      alt: z.string().describe("what the photo shows, for those who do not see it"),
    }),
    positional: ["page", "place", "file"],
    paths: ["file"],
    role: "owner",
    kind: "change",
    async run({ page, place, file, alt }, context) {
      const bytes = await readGivenFile(file, context);
      await context.shop.pages.setPicture(page, place, { bytes, alt }, context.record);
      return { message: `${page} has this photo (${place}). It is shown once its files are made.` };
    },
  }),
  defineAction({
    name: "pages reset",
    about: "gives a page its default texts and pictures again",
    input: z.object({ page: Page }),
    positional: ["page"],
    role: "owner",
    kind: "change",
    async run({ page }, { shop, record }) {
      await shop.shopSettings.reset(page, record);
      return { message: `${page} has its default.` };
    },
  }),
];

const isDefaultPage = (settings: OwnerSettings, page: PageName): boolean =>
  JSON.stringify(settings[page]) === JSON.stringify(PAGE_SETTINGS[page].parse(undefined));
