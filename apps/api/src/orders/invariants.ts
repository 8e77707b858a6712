import { sql } from "kysely";
import type { Db } from "../database/schema.ts";

/**
 * Checks what must hold for orders, stock, coupons and money between any two transactions. Resolves with a sentence for
 * each violation. For tests, `verify` and `restore`: it reads all orders.
 */
export async function orderInvariants(db: Db): Promise<string[]> {
  const { rows } = await sql<{ broken: string }>`
    with whole_notes as (select * from credit_notes where not is_partial),
    by_line as (
      select line_id, sum(quantity) as refunded, coalesce(sum(quantity) filter (where restocked), 0) as restocked
      from refund_lines group by line_id
    ),
    exchanged as (
      select variant_id, (state = 'accepted')::integer as reserved, (state in ('shipped', 'closed'))::integer as sold
      from exchanges where variant_id is not null
      union all
      select order_lines.variant_id, 0, -1
      from exchanges join order_lines on order_lines.id = line_id where restocked
    ),
    ordered as (
      select variant_id,
             case when status = 'payment_pending' then quantity else 0 end as reserved,
             case when placed_at is not null and not orders.restocked then quantity - coalesce(by_line.restocked, 0) else 0 end as sold
      from order_lines join orders on orders.id = order_id left join by_line on line_id = order_lines.id
    ),
    kept as (
      select variant_id, sum(reserved) as reserved, sum(sold) as sold
      from (select * from ordered union all select * from exchanged) pieces group by variant_id
    ),
    accepted as (
      select order_id, count(*) as payments, sum(amount_paise) as paise
      from payments where state = 'accepted' group by order_id
    ),
    paid_for as (
      select order_id, count(*) as payments, sum(amount_paise) as paise
      from payments
      where state = 'accepted'
        or (state in ('refund_pending', 'refunded') and id in (select payment_id from credit_notes))
      group by order_id
    ),
    coupon_uses as (
      select coupon_code, count(*) as uses
      from orders
      where status = 'payment_pending' or (placed_at is not null and status <> 'cancelled')
      group by coupon_code
    )
    select format('variant %s: %s in stock, but its movements add up to %s', sku, stock, coalesce(moved, 0)) as broken
    from variants left join (select variant_id, sum(delta) as moved from stock_movements group by variant_id) movements on variant_id = id
    where coalesce(stock, 0) <> coalesce(moved, 0)
    union all
    select format('variant %s: %s reserved, but open orders hold %s', sku, variant.reserved, coalesce(kept.reserved, 0))
    from variants variant left join kept on variant_id = id where variant.reserved <> coalesce(kept.reserved, 0)
    union all
    select format('variant %s: %s sold, but placed orders have %s', sku, variant.sold, coalesce(kept.sold, 0))
    from variants variant left join kept on variant_id = id where variant.sold <> coalesce(kept.sold, 0)
    union all
    select format('order %s is placed, paid by %s payments of %s paise in all for %s',
                  id, coalesce(payments, 0), coalesce(paise, 0), total_paise)
    from orders left join paid_for on order_id = id
    where placed_at is not null and total_paise > 0 and payment_method <> 'cod' and (payments is distinct from 1 or paise <> total_paise)
    union all
    select format('order %s is not placed and keeps a payment', id)
    from orders join accepted on order_id = id where placed_at is null
    union all
    select format('the pieces of order %s are back in stock, and it is %s and %s', id, status, payment_status)
    from orders
    where restocked and (placed_at is null or (status <> 'cancelled' and payment_status not in ('refund_pending', 'refunded')))
    union all
    select format('payment %s of order %s is not booked, and the order is %s and %s', payments.id, orders.id, status, payment_status)
    from payments join orders on orders.id = order_id
    where payments.state = 'unbooked' and placed_at is null and payment_status in ('pending', 'failed')
    union all
    select format('payment event %s is not handled, and nothing will handle it', payment_events.id)
    from payment_events
    -- A refund waits for its payment to become known.
    where handled_at is null and refunds_payment is null and not exists (
      select 1 from jobs where kind = 'handle-payment-event' and failed_at is null and payload ->> 'eventId' = payment_events.id)
    union all
    select format('order %s is placed and its payment is %s', id, payment_status)
    from orders left join whole_notes note on order_id = id
    where placed_at is not null and payment_status <> 'paid'
      and not (payment_method = 'cod' and (payment_status = 'pending' or (status = 'cancelled' and payment_status = 'failed')))
      and not (payment_status in ('refund_pending', 'refunded') and (note.payment_id is null) = (payment_method = 'cod' or total_paise = 0)
               and note.order_id is not null)
    union all
    select format('order %s is %s and %s, and has credit note %s', id, status, payment_status, coalesce(note.number, 'none'))
    from orders join invoices on invoices.order_id = id left join whole_notes note on note.order_id = id
    where (note.number is not null) is distinct from (status = 'cancelled' or payment_status in ('refund_pending', 'refunded'))
    union all
    select format('credit note %s is of another sum than invoice %s', note.number, invoices.number)
    from credit_notes note join invoices on invoices.order_id = note.order_id
    where (not exists (select 1 from refunds where refunds.order_id = note.order_id) and note.document -> 'sums' <> invoices.document -> 'sums')
      or note.document #>> '{credits,number}' <> invoices.number
    union all
    select format('the credit notes of order %s come to %s paise, and its invoice %s to %s', invoices.order_id, sum(paise), invoices.number, max(whole))
    from invoices join lateral (
      select (document #>> '{sums,totalPaise}')::bigint as paise, is_partial, (invoices.document #>> '{sums,totalPaise}')::bigint as whole
      from credit_notes where credit_notes.order_id = invoices.order_id
    ) notes on true
    group by invoices.order_id, invoices.number
    having sum(paise) > max(whole) or (not bool_and(is_partial) and sum(paise) <> max(whole))
    union all
    select format('refund %s of %s paise has a credit note of %s', id, amount_paise, document #>> '{sums,totalPaise}')
    from refunds join credit_notes on number = credit_note
    where amount_paise <> (document #>> '{sums,totalPaise}')::bigint or not is_partial
    union all
    select format('line %s of %s pieces has %s refunded', line_id, quantity, refunded)
    from by_line join order_lines on order_lines.id = line_id where refunded > quantity
    union all
    select format('payment %s of order %s is given back: the order is %s', payments.id, orders.id, payment_status)
    from credit_notes note join payments on payments.id = payment_id join orders on orders.id = note.order_id
    where payments.order_id <> orders.id or payments.state not in ('refund_pending', 'refunded')
      or (payment_status = 'refunded' and payments.state <> 'refunded')
    union all
    select format('order %s is paid on delivery and has a payment', order_id)
    from orders join accepted on order_id = id where payment_method = 'cod'
    union all
    select format('cart %s led to %s orders of the same content: %s', cart_id, count(*), string_agg(id, ', '))
    from orders where status = 'payment_pending' or placed_at is not null
    group by cart_id, content_hash having cart_id is not null and count(*) > 1
    union all
    select format('coupon %s: counted %s times, used by %s orders', code, used, coalesce(uses, 0))
    from coupons left join coupon_uses on coupon_code = code where used <> coalesce(uses, 0)
    union all
    select format('order %s was placed, and %s of its two mails written', orders.id, count(mails.id))
    from orders left join mails on dedupe_key in ('order-placed:' || orders.id, 'order-notice:' || orders.id)
    -- Mails are forgotten by their age; those of orders before the oldest are gone.
    where placed_at >= (select min(created_at) from mails) and cart_id is not null
    group by orders.id having count(mails.id) <> 2
    union all
    select format('order %s is paid and has no invoice', id)
    from orders left join invoices on order_id = id
    where placed_at is not null and payment_status = 'paid' and cart_id is not null and order_id is null
    union all
    select format('order %s of %s paise has an invoice of %s', id, total_paise, document #>> '{sums,totalPaise}')
    from orders join invoices on order_id = id
    where placed_at is null or (document #>> '{sums,totalPaise}')::bigint <> total_paise
    union all
    select format('year %s has %s invoices, and its series is at %s', series.year, count(serial), last)
    from invoice_series series left join invoices on invoices.year = series.year
    group by series.year having count(serial) <> last or max(serial) <> last
    union all
    select format('year %s has %s credit notes, and its series is at %s', series.year, count(serial), last)
    from credit_note_series series left join credit_notes on credit_notes.year = series.year
    group by series.year having count(serial) <> last or max(serial) <> last
    union all
    select format('key %s of %s leads to no order of theirs', key, scope)
    from idempotency_keys
    left join orders on orders.id = coalesce(answer ->> 'orderId', answer -> 'order' ->> 'id')
                    and scope = 'checkout:' || user_id
    where scope like 'checkout:%' and orders.id is null
  `.execute(db);
  return rows.map(({ broken }) => broken);
}
