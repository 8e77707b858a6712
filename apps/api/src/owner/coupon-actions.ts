import { endOfDayInIndia, formatDay, startOfDayInIndia } from "@selvedge/commerce/dates";
import { formatPaise, paiseFromRupees } from "@selvedge/commerce/money";
import { z } from "zod";
import type { ListedCoupon } from "../coupon/index.ts";
import { Refusal } from "../http/refusal.ts";
import { toJson } from "../json.ts";
import { type Action, defineAction } from "./action.ts";

const CODE = z.string().describe("what shoppers type, such as WELCOME10; capitals do not matter");
const DAY = z.iso.date({ error: "Write the day as 2026-12-31." });
const RUPEES = z.number().positive().multipleOf(0.01);

const DISCOUNT = z.object({
  percent: z.number().positive().max(100).multipleOf(0.01).optional().describe("off the order, such as 10"),
  amount: RUPEES.optional().describe("rupees off the order"),
  at_most: RUPEES.optional().describe("rupees that --percent takes off at most"),
});

export const COUPON_ACTIONS: readonly Action[] = [
  defineAction({
    name: "coupons create",
    about: "a new coupon, which takes a percentage or an amount off an order",
    input: z.object({
      code: CODE,
      ...DISCOUNT.shape,
      minimum: RUPEES.optional().describe("rupees that the order must come to before the discount"),
      uses: z.int().min(1).max(1_000_000).optional().describe("by all customers together"),
      per_customer: z.int().min(1).max(1000).optional().describe("uses by one account or email address"),
      category: z.string().optional().describe("slug of the category in which every piece of the order must be"),
      from: DAY.optional().describe("the first day in India, such as 2026-12-01. Default: at once"),
      until: DAY.optional().describe("the last day in India, such as 2026-12-31. Default: no end"),
    }),
    positional: ["code"],
    role: "owner",
    kind: "change",
    async run({ code, minimum, uses, per_customer, category, from, until, ...given }, { shop, clock, record }) {
      const starts = from === undefined ? null : startOfDayInIndia(from);
      const ends = until === undefined ? null : endOfDayInIndia(until);
      if (ends !== null && ends <= clock.now())
        throw new Refusal(422, `--until: ${until} has passed; name today or a later day.`);
      if (starts !== null && ends !== null && starts > ends) throw new Refusal(422, "--from is after --until.");
      const coupon = {
        code,
        discount: readDiscount(given),
        minimumPaise: minimum === undefined ? null : paiseFromRupees(minimum),
        uses: uses ?? null,
        perCustomer: per_customer ?? null,
        category: category ?? null,
        from: starts,
        until: ends,
      };
      const created = await shop.couponDesk.create(coupon, record);
      return {
        message: `${created} can be used ${starts !== null && starts > clock.now() ? `from ${formatDay(starts)}` : "now"}.`,
      };
    },
  }),
  defineAction({
    name: "coupons end",
    about: "nobody can use the coupon from now on; placed orders keep their discount",
    input: z.object({ code: CODE }),
    positional: ["code"],
    role: "owner",
    kind: "change",
    async run({ code }, { shop, record }) {
      const isEnded = await shop.couponDesk.end(code, record);
      return { message: isEnded ? `${code.toUpperCase()} has ended.` : `${code.toUpperCase()} had ended before.` };
    },
  }),
  defineAction({
    name: "coupons list",
    about: "all coupons with their conditions and how often they were used",
    input: z.object({}),
    role: "owner",
    kind: "read",
    async run(_input, { shop, clock }) {
      const coupons = await shop.couponDesk.list();
      return {
        message: coupons.map((coupon) => lineOf(coupon, clock.now())).join("\n") || "There are no coupons.",
        data: toJson({ coupons: coupons.map(({ category_id: _id, ...coupon }) => coupon) }),
      };
    },
  }),
];

function readDiscount({ percent, amount, at_most }: z.output<typeof DISCOUNT>) {
  if (percent !== undefined && amount === undefined)
    return { percent, atMostPaise: at_most === undefined ? null : paiseFromRupees(at_most) };
  if (percent !== undefined || amount === undefined) throw new Refusal(422, "Give either --percent or --amount.");
  if (at_most !== undefined) throw new Refusal(422, "--at-most belongs to --percent.");
  return { paise: paiseFromRupees(amount) };
}

function lineOf(coupon: ListedCoupon, now: Date): string {
  const { code, discount_basis_points, discount_paise, max_discount_paise, use_limit, used, starts_at, ends_at } =
    coupon;
  const cap = max_discount_paise === null ? "" : `, at most ${formatPaise(max_discount_paise)}`;
  const off =
    discount_basis_points === null ? formatPaise(discount_paise ?? 0) : `${discount_basis_points / 100}%${cap}`;
  const isUsedUp = use_limit !== null && used >= use_limit;
  const state =
    ends_at !== null && ends_at <= now
      ? `ended ${formatDay(ends_at)}`
      : starts_at !== null && starts_at > now
        ? `from ${formatDay(starts_at)}`
        : isUsedUp
          ? "used up"
          : ends_at === null
            ? "running"
            : `until ${formatDay(ends_at)}`;
  const conditions = [
    coupon.minimum_paise === null ? null : `from ${formatPaise(coupon.minimum_paise)}`,
    coupon.category === null ? null : `${coupon.category} only`,
    coupon.per_customer === null ? null : `${coupon.per_customer} per customer`,
  ].filter((condition) => condition !== null);
  return [code, off, ...conditions, `used ${used}${use_limit === null ? "" : ` of ${use_limit}`}`, state].join("  ");
}
