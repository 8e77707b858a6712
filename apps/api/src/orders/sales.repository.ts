import { sql } from "kysely";
import type { Db } from "../database/schema.ts";

/** What was sold on one day in India. */
export interface DayOfSales {
  /** Such as "2026-11-21". */
  day: string;
  /** Placed orders, without those that were cancelled before they were paid: also a parcel that nobody took. */
  orders: number;
  pieces: number;
  /** What these orders came to, taxes and delivery included. */
  soldPaise: number;
  /** Credit notes issued on the day for orders that count as sold, whenever they were placed. */
  refundedPaise: number;
}

export interface SoldProduct {
  slug: string;
  name: string;
  pieces: number;
  /** At the prices of the orders, before coupons. */
  paise: number;
}

/** The days from the first to the last instant, each with its sales. */
export async function salesByDay(db: Db, from: Date, until: Date): Promise<DayOfSales[]> {
  const { rows } = await sql<DayOfSales>`
    with sold as (
      select ${inIndia("placed_at")} as day, count(*) as orders, sum(total_paise) as paise, sum(pieces) as pieces
      from orders
      join (select order_id, sum(quantity) as pieces from order_lines group by order_id) lines on lines.order_id = orders.id
      where placed_at between ${from} and ${until} and ${isKept}
      group by 1
    ),
    refunded as (
      select ${inIndia("issued_at")} as day, sum((document #>> '{sums,totalPaise}')::bigint) as paise
      from credit_notes join orders on orders.id = credit_notes.order_id
      where issued_at between ${from} and ${until} and ${isKept}
      group by 1
    )
    select days.day, coalesce(sold.orders, 0)::integer as orders, coalesce(pieces, 0)::integer as pieces,
      coalesce(sold.paise, 0)::bigint as "soldPaise", coalesce(refunded.paise, 0)::bigint as "refundedPaise"
    from (
      select day::date as day from generate_series(
        ${from}::timestamptz at time zone interval '+05:30', ${until}::timestamptz at time zone interval '+05:30', interval '1 day') day
    ) days
    left join sold using (day) left join refunded using (day)
    order by days.day
  `.execute(db);
  return rows;
}

/** The products of which most pieces were sold between two instants. */
export async function mostSold(db: Db, from: Date, until: Date, limit: number): Promise<SoldProduct[]> {
  const { rows } = await sql<SoldProduct>`
    select slug, max(product_name) as name, sum(quantity)::integer as pieces, sum(quantity * price_paise)::bigint as paise
    from order_lines join orders on orders.id = order_id
    where placed_at between ${from} and ${until} and ${isKept}
    group by slug order by pieces desc, paise desc, slug limit ${limit}
  `.execute(db);
  return rows;
}

/** How many orders were placed after `since`, kept or not. */
export async function countPlacedOrders(db: Db, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom("orders")
    .select((order) => order.fn.countAll<number>().as("count"))
    .where("placed_at", ">", since)
    .executeTakeFirstOrThrow();
  return count;
}

const inIndia = (column: string) => sql`(${sql.ref(column)} at time zone interval '+05:30')::date`;

const isKept = sql`not (orders.status = 'cancelled' and payment_status in ('pending', 'failed'))`;
