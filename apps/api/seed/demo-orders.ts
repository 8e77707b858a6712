import { cartTotals } from "@selvedge/commerce/cart";
import type { CouponRule } from "@selvedge/commerce/coupon";
import { rupeesFromPaise } from "@selvedge/commerce/money";
import type { OrderStatus, PaymentStatus } from "@selvedge/commerce/wire/orders";
import { sql } from "kysely";
import type { SellableProduct } from "../src/catalogue/sellable.ts";
import type { Tx } from "../src/database/schema.ts";
import type { NewOrder, NewOrderLine } from "../src/orders/index.ts";
import type { Invoices } from "../src/invoices/index.ts";
import { insertOrder, orderLines } from "../src/orders/orders.repository.ts";
import { randomId } from "../src/random-id.ts";
import { DEMO_CUSTOMER } from "./customers.ts";

const HOUR_MS = 60 * 60_000;

interface DemoLine {
  slug: string;
  size: string;
  /** Index of the cloth. @default the one in the pictures */
  material?: number;
  quantity: number;
}

/** An order of the demo's customer. Hours count back from the first start. */
interface DemoOrder {
  id: string;
  status: OrderStatus;
  /** When it was made, and then placed, processed, shipped and delivered, as far as it got. */
  hoursAgo: readonly [number, ...number[]];
  coupon?: CouponRule & { code: string };
  lines: readonly [DemoLine, ...DemoLine[]];
}

const WELCOME10 = {
  code: "WELCOME10",
  discount_type: "percentage",
  discount_value: 10,
  max_discount_amount: 500,
} as const;

const ORDERS: readonly DemoOrder[] = [
  {
    id: "ORD8QK2M4TX7V",
    status: "placed",
    hoursAgo: [5, 5],
    lines: [{ slug: "megh-chambray-dress", size: "M", quantity: 1 }],
  },
  {
    id: "ORD5WZ9C1HN3R",
    status: "processing",
    hoursAgo: [80, 80, 56],
    lines: [
      { slug: "noor-khadi-kurta", size: "M", quantity: 1 },
      { slug: "asha-wide-trousers", size: "M", quantity: 1 },
    ],
  },
  {
    id: "ORD123456",
    status: "shipped",
    hoursAgo: [240, 240, 216, 30],
    lines: [
      { slug: "mira-tiered-dress", size: "S", quantity: 1 },
      { slug: "tarini-tussar-stole", size: "One size", quantity: 2 },
    ],
  },
  {
    id: "ORDB6Y3E0JD8F",
    status: "payment_failed",
    hoursAgo: [400],
    lines: [{ slug: "kajal-slip-dress", size: "M", quantity: 1 }],
  },
  {
    id: "ORD2PV7A5SG6K",
    status: "delivered",
    hoursAgo: [1450, 1450, 1420, 1250, 1180],
    coupon: WELCOME10,
    lines: [
      { slug: "chand-khadi-top", size: "M", quantity: 2 },
      { slug: "isha-tiered-skirt", size: "M", quantity: 1 },
    ],
  },
];

/** What the demo's orders are of: sizes of products, by slug. */
export const DEMO_PIECES: readonly { slug: string; size: string }[] = ORDERS.flatMap(({ lines }) => lines);

/** Writes the demo's orders; `products` is the whole catalogue by slug. What was sold came from earlier stock, so the catalogue's own numbers stay as its file says. */
export async function insertDemoOrders(
  tx: Tx,
  userId: string,
  products: ReadonlyMap<string, SellableProduct>,
  now: Date,
  invoices: Invoices | null,
): Promise<void> {
  // The oldest first: invoices are numbered in the order of their days.
  for (const demo of ORDERS.toReversed()) {
    const { order, lines } = rows(demo, userId, products, now);
    const placed = await insertOrder(tx, order, lines);
    if (demo.status === "payment_failed") continue;
    await countAsSold(tx, order, lines);
    if (placed.placed_at) await invoices?.issue(tx, placed, await orderLines(tx, [placed.id]), placed.placed_at);
    await tx
      .insertInto("payments")
      .values({
        id: `pay_demo${demo.id.slice(3)}`,
        order_id: demo.id,
        amount_paise: order.total_paise,
        currency: "INR",
        state: "accepted",
        created_at: order.created_at,
        changed_at: order.created_at,
      })
      .execute();
  }
}

function rows(
  { id, status, hoursAgo, coupon, lines }: DemoOrder,
  userId: string,
  products: ReadonlyMap<string, SellableProduct>,
  now: Date,
): { order: NewOrder; lines: NewOrderLine[] } {
  const [createdAt = now, placed_at = null, processed_at = null, shipped_at = null, delivered_at = null] = hoursAgo.map(
    (hours) => new Date(now.getTime() - hours * HOUR_MS),
  );
  const orderLines = lines.map((line, position) => lineRow(line, position, id, products));
  const totals = cartTotals(
    orderLines.map(({ quantity, price_paise }) => ({
      qty: quantity,
      product: { sale_price: rupeesFromPaise(price_paise) },
    })),
    coupon ?? null,
  );
  const payment_status: PaymentStatus = status === "payment_failed" ? "failed" : "paid";
  const order: NewOrder = {
    id,
    user_id: userId,
    content_hash: "demo",
    status,
    payment_status,
    payment_method: "card",
    customer_name: DEMO_CUSTOMER.name,
    email: DEMO_CUSTOMER.email,
    phone: DEMO_CUSTOMER.phone,
    address: DEMO_CUSTOMER.street,
    city: DEMO_CUSTOMER.city,
    state: DEMO_CUSTOMER.state,
    postal_code: DEMO_CUSTOMER.postalCode,
    country: DEMO_CUSTOMER.country,
    subtotal_paise: totals.subtotalPaise,
    discount_paise: totals.discountPaise,
    shipping_paise: totals.shippingPaise,
    total_paise: totals.totalPaise,
    coupon_code: coupon?.code ?? null,
    created_at: createdAt,
    placed_at,
    processed_at,
    shipped_at,
    delivered_at,
  };
  return { order, lines: orderLines };
}

function lineRow(
  { slug, size, material = 0, quantity }: DemoLine,
  position: number,
  orderId: string,
  products: ReadonlyMap<string, SellableProduct>,
): NewOrderLine {
  const product = products.get(slug);
  const cloth = product?.materials[material] ?? null;
  const variant = product?.variants.find((each) => each.size.name === size && each.material === cloth);
  if (!product || !variant)
    throw new Error(`The demo's order ${orderId} is of ${slug} in ${size}, which there is not.`);
  return {
    id: randomId(),
    order_id: orderId,
    position,
    product_id: product.id,
    variant_id: variant.id,
    product_name: product.name,
    slug,
    image: product.image && JSON.stringify(product.image),
    size,
    material: cloth?.name ?? null,
    quantity,
    price_paise: product.pricing.salePaise,
  };
}

async function countAsSold(tx: Tx, { coupon_code }: NewOrder, lines: readonly NewOrderLine[]): Promise<void> {
  for (const { variant_id = null, quantity } of lines) {
    await tx
      .updateTable("variants")
      .set({ sold: sql`sold + ${quantity}` })
      .where("id", "=", variant_id)
      .execute();
  }
  if (!coupon_code) return;
  await tx
    .updateTable("coupons")
    .set({ used: sql`used + 1` })
    .where("code", "=", coupon_code)
    .execute();
}
