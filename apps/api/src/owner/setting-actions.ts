import { z } from "zod";
import { settingText } from "../shop-settings/index.ts";
import { Refusal } from "../http/refusal.ts";
import { type Action, defineAction } from "./action.ts";
import { readGivenFile } from "./command-file.ts";

const KEY = z.string().describe("such as delivery.days; settings show lists all");

export const SETTING_ACTIONS: readonly Action[] = [
  defineAction({
    name: "settings show",
    about: "what the shop promises and says of itself, and what of it has its default",
    input: z.object({ key: KEY.optional() }),
    positional: ["key"],
    role: "owner",
    kind: "read",
    async run({ key }, { shop }) {
      const settings = await shop.shopSettings.list(key);
      const lines = settings.map(
        ({ key: name, value, isDefault }) => `${name}  ${settingText(value)}${isDefault ? "  (default)" : ""}`,
      );
      return {
        message: lines.join("\n"),
        data: { settings: settings.map((setting) => ({ ...setting, text: settingText(setting.value) })) },
      };
    },
  }),
  defineAction({
    name: "settings set",
    about: "sets one of them; pages, mails and new orders follow at once",
    input: z.object({
      key: KEY,
      value: z.string().describe("days as 3-7, none for nothing, yes or no, a number, a text, or JSON"),
    }),
    positional: ["key", "value"],
    role: "owner",
    kind: "change",
    async run({ key, value }, { shop, record }) {
      return { message: `${key} is ${settingText(await shop.shopSettings.set(key, value, record))}.` };
    },
  }),
  defineAction({
    name: "settings export",
    about: "prints as JSON what does not have its default, for settings import; pictures are not in it",
    input: z.object({}),
    role: "owner",
    kind: "read",
    async run(_, { shop }) {
      const settings = await shop.shopSettings.export();
      return { message: JSON.stringify(settings, null, 2), data: settings };
    },
  }),
  defineAction({
    name: "settings import",
    about: "sets all groups that a file of settings export has, or none if one is not accepted; the others stay",
    input: z.object({ file: z.string().describe("its whole path") }),
    positional: ["file"],
    paths: ["file"],
    role: "owner",
    kind: "change",
    async run({ file }, context) {
      const changed = await context.shop.shopSettings.import(
        readGroups(await readGivenFile(file, context)),
        context.record,
      );
      return {
        message: changed.length === 0 ? "The settings are like this." : `Settings: ${changed.join(", ")} changed.`,
      };
    },
  }),
  defineAction({
    name: "settings reset",
    about: "gives one of them, or a group of them, its default again",
    input: z.object({ key: KEY }),
    positional: ["key"],
    role: "owner",
    kind: "change",
    async run({ key }, { shop, record }) {
      return { message: `${key} is ${settingText(await shop.shopSettings.reset(key, record))}.` };
    },
  }),
];

const Groups = z.record(z.string(), z.json());

function readGroups(file: Buffer) {
  try {
    return Groups.parse(JSON.parse(file.toString("utf8")));
  } catch {
    throw new Refusal(422, "The file is no JSON object with groups of settings, as settings export writes it.");
  }
}
