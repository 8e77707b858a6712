import { couponCode } from "@selvedge/commerce/coupon";
import type { Paise } from "@selvedge/commerce/money";
import type { Clock } from "../clock.ts";
import type { Db } from "../database/schema.ts";
import { transaction } from "../database/transaction.ts";
import { Refusal } from "../http/refusal.ts";
import { toJson } from "../json.ts";
import type { RecordChange } from "../record-change.ts";
import { type CouponRow, insertCoupon, listCoupons, lockCoupons, setEnd } from "./coupons.repository.ts";

/** A coupon takes off a percentage or an amount. */
export interface NewCoupon {
  code: string;
  discount: { percent: number; atMostPaise: Paise | null } | { paise: Paise };
  /** Of the order before the discount. */
  minimumPaise: Paise | null;
  /** Uses by all customers together. */
  uses: number | null;
  perCustomer: number | null;
  /** Slug of the category in which every piece of the order must be. */
  category: string | null;
  from: Date | null;
  until: Date | null;
}

export type ListedCoupon = CouponRow & { category: string | null };

/** What staff do with coupons. */
export interface CouponDesk {
  /** Refuses with 409 a code that the shop has, with 404 a category that it does not have, and with 422 a code that cannot be typed. Resolves with the code. */
  create(coupon: NewCoupon, record: RecordChange): Promise<string>;
  /** Ends it now. Resolves with false if it had ended. Refuses with 404. Orders that are being paid keep it only if they are paid in time. */
  end(typed: string, record: RecordChange): Promise<boolean>;
  list(): Promise<ListedCoupon[]>;
}

export function createCouponDesk({ db, clock }: { db: Db; clock: Clock }): CouponDesk {
  return {
    create: (coupon, record) =>
      transaction(db, async (tx) => {
        const code = readCode(coupon.code);
        const categoryId = coupon.category === null ? null : await categoryOf(tx, coupon.category);
        const { discount } = coupon;
        const row = {
          code,
          discount_basis_points: "percent" in discount ? Math.round(discount.percent * 100) : null,
          discount_paise: "paise" in discount ? discount.paise : null,
          max_discount_paise: "percent" in discount ? discount.atMostPaise : null,
          minimum_paise: coupon.minimumPaise,
          use_limit: coupon.uses,
          per_customer: coupon.perCustomer,
          category_id: categoryId,
          starts_at: coupon.from,
          ends_at: coupon.until,
        };
        if (!(await insertCoupon(tx, row)))
          throw new Refusal(409, `There is a coupon ${code} already. Choose another code.`);
        await record(tx, { subject: `coupon ${code}`, before: null, after: toJson(row) });
        return code;
      }),

    end: (typed, record) =>
      transaction(db, async (tx) => {
        const code = readCode(typed);
        await lockCoupons(tx, [code]);
        const coupon = await tx.selectFrom("coupons").select("ends_at").where("code", "=", code).executeTakeFirst();
        if (!coupon) throw new Refusal(404, `There is no coupon ${code}.`);
        const now = clock.now();
        if (coupon.ends_at !== null && coupon.ends_at <= now) return false;
        await setEnd(tx, code, now);
        await record(tx, {
          subject: `coupon ${code}`,
          before: { ends_at: toJson(coupon.ends_at) },
          after: { ends_at: toJson(now) },
        });
        return true;
      }),

    list: () => listCoupons(db),
  };
}

function readCode(typed: string): string {
  const code = couponCode(typed);
  if (code === null)
    throw new Refusal(422, `"${typed}" is no code. Use 3 to 32 letters from A to Z, digits and hyphens.`);
  return code;
}

async function categoryOf(db: Db, slug: string): Promise<number> {
  const category = await db.selectFrom("categories").select("id").where("slug", "=", slug).executeTakeFirst();
  if (!category) throw new Refusal(404, `There is no category "${slug}".`);
  return category.id;
}
