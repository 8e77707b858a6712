import { z } from "zod";
import { settingText } from "../shop-settings/index.ts";
import { type Action, defineAction } from "./action.ts";

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
