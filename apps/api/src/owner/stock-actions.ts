import type { StockSummary } from "@selvedge/commerce/wire/owner";
import { z } from "zod";
import { Refusal } from "../http/refusal.ts";
import { toJson } from "../json.ts";
import { countStock, listStock, moveStock } from "../products/index.ts";
import { type Action, defineAction } from "./action.ts";
import { RepeatKey } from "./repeat-key.ts";

const VARIANT = z.object({ sku: z.string().describe("code of a size in a material; stock list shows all") });
const REASON = { reason: z.string().min(1).describe("in your words, such as “yearly count”; it is kept in the audit") };
const PIECES = z.int().min(1).max(1_000_000).describe("how many");

export const STOCK_ACTIONS: readonly Action[] = [
  defineAction({
    name: "stock list",
    about: "all variants with their pieces on hand, of which some are reserved for orders that are being paid",
    input: z.object({
      product: z.string().optional().describe("slug; only its variants"),
      at_most: z.int().min(0).optional().describe("only those with at most this many pieces left to sell"),
    }),
    role: "packer",
    kind: "read",
    async run({ product, at_most }, { db }) {
      const variants: StockSummary[] = await listStock(db, { slug: product, atMost: at_most });
      const lines = variants.map(({ sku, slug, size, material, stock, reserved }) => {
        const place = [size, material].filter(Boolean).join(", ");
        return `${sku}  ${stock ?? "made to order"}${reserved > 0 ? ` (${reserved} reserved)` : ""}  ${slug}: ${place}`;
      });
      return { message: lines.join("\n") || "There are none.", data: toJson({ variants }) };
    },
  }),
  defineAction({
    name: "stock set",
    about: "sets the pieces on hand of a variant after a count, reserved ones included",
    input: VARIANT.extend({
      pieces: z.int().min(0).max(1_000_000).optional().describe("leave it out with --made-to-order"),
      made_to_order: z.boolean().optional().describe("sell it without a limit"),
      ...REASON,
    }),
    positional: ["sku", "pieces"],
    role: "packer",
    kind: "change",
    async run({ sku, pieces, made_to_order = false, reason }, { db, record }) {
      if ((pieces === undefined) !== made_to_order) {
        throw new Refusal(422, "Give either a number of pieces or --made-to-order.");
      }
      const { before, after } = await countStock(db, sku, pieces ?? null, { reason, record });
      return { message: before === after ? `${sku} had ${textOf(after)} before.` : `${sku} has ${textOf(after)}.` };
    },
  }),
  moveAction("add", "adds pieces that have come in", 1),
  moveAction("remove", "takes away pieces that are lost or damaged", -1),
];

function moveAction(verb: string, about: string, sign: 1 | -1): Action {
  return defineAction({
    name: `stock ${verb}`,
    about,
    input: VARIANT.extend({
      pieces: PIECES,
      ...REASON,
      key: RepeatKey.describe(
        "any text that is new for each movement. The same key again moves nothing, so a call without an answer can be repeated",
      ),
    }),
    positional: ["sku", "pieces"],
    role: "packer",
    kind: "change",
    async run({ sku, pieces, reason, key }, { db, record }) {
      const { after, isNew } = await moveStock(db, sku, sign * pieces, { reason, key, record });
      return { message: isNew ? `${sku} has ${textOf(after)}.` : `That was done before. ${sku} has ${textOf(after)}.` };
    },
  });
}

const textOf = (stock: number | null) => (stock === null ? "no limit" : stock === 1 ? "1 piece" : `${stock} pieces`);
