import { z } from "zod";

/** A period of days, both ends included. */
const Days = z
  .object({ min: z.int().min(0).max(90), max: z.int().min(1).max(90) }, "Give two numbers of days, such as 10-12.")
  .refine(({ min, max }) => min <= max, "The first number is larger than the second.");

/**
 * What the shop's owner sets, in groups that are stored separately. The defaults are the demo's values. Each group is an
 * object or a value of its own.
 */
export const SETTING_GROUPS = {
  delivery: z
    .object({
      /** Business days from an order to its delivery. */
      days: Days.default({ min: 10, max: 12 }),
      /** Business days until an order is shipped in busy weeks. */
      dispatch: Days.default({ min: 12, max: 15 }),
    })
    .prefault({}),
  /**
   * The seller's number of GST registration. Null: not registered, so prices contain no tax and orders get a bill of supply. Until
   * it is set, a shop has that of its label.
   */
  gstin: z
    .string()
    .regex(/^[0-9A-Z]{15}$/, "Give 15 digits and capitals, or none for a seller who is not registered.")
    .nullable()
    .default(null),
};
export type SettingGroup = keyof typeof SETTING_GROUPS;

export const ShopSettings = z.object(SETTING_GROUPS);
export type ShopSettings = z.output<typeof ShopSettings>;

/** `GET /api/shop`: what pages say about the shop. */
export const ShopAnswer = z.object({ shop: ShopSettings });
export type ShopAnswer = z.infer<typeof ShopAnswer>;
