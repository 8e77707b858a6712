import { z } from "zod";
import { type Action, defineAction } from "./action.ts";

export const MAINTENANCE_ACTIONS: readonly Action[] = [
  defineAction({
    name: "maintenance on",
    about:
      "closes the shop to shoppers with a page that asks them to come again; staff, payments on their way and health checks are answered",
    input: z.object({
      minutes: z
        .int()
        .min(1)
        .max(1440)
        .default(15)
        .describe("how long it will take, told to browsers and search engines"),
    }),
    role: "owner",
    kind: "change",
    async run({ minutes }, { shop, record }) {
      await shop.maintenance.begin(minutes, record);
      const until = minutes === 1 ? "1 minute" : `${minutes} minutes`;
      return {
        message: `The shop is closed to shoppers, for about ${until}. It opens with: npm run shop -- maintenance off`,
      };
    },
  }),
  defineAction({
    name: "maintenance off",
    about: "opens the shop to shoppers",
    input: z.object({}),
    role: "owner",
    kind: "change",
    async run(_input, { shop, record }) {
      const wasClosed = await shop.maintenance.end(record);
      return { message: wasClosed ? "The shop is open." : "The shop was open before." };
    },
  }),
];
