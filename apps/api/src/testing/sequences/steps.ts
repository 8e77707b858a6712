import fc from "fast-check";

/** Pieces that are bought in random sequences: by twos the same product, so that each can be exchanged for its neighbour. */
export const PIECES = [
  { slug: "chand-khadi-top", size: "M" },
  { slug: "chand-khadi-top", size: "L" },
  // Made to order, so without a limit.
  { slug: "kesar-long-kurta", size: "M" },
  { slug: "kesar-long-kurta", size: "L" },
] as const;
/** The first pieces of `PIECES` have a stock. */
export const COUNTED = 2;
/** The index of the same product in the other size. */
export const otherSize = (piece: number): number => piece ^ 1;
export const SHOPPERS = 2;

/**
 * What a shopper or the owner does. `order` counts from the newest order back, and `line` from the first. `restock` is the
 * owner's choice about pieces that come back; undefined leaves it to the shop.
 */
export type Step =
  | { do: "add to cart"; shopper: number; piece: number; quantity: number }
  | { do: "set quantity"; shopper: number; line: number; quantity: number }
  | { do: "remove from cart"; shopper: number; line: number }
  | { do: "order"; shopper: number; method: "card" | "cod"; hasCoupon: boolean }
  /** `again` is money that the bank captures late, paid for or not. */
  | { do: "pay"; order: number; how: "on the page" | "by webhook" | "declined" | "again" }
  /** Longer than an unpaid order keeps its pieces. */
  | { do: "wait" }
  | { do: OrderVerb; order: number; restock?: boolean | undefined }
  | { do: "refund line"; order: number; line: number; quantity: number; restock?: boolean | undefined }
  | { do: "ask for exchange"; order: number; line: number }
  | { do: ExchangeVerb; order: number; restock?: boolean | undefined }
  | { do: "count stock"; piece: number; pieces: number }
  | { do: "move stock"; piece: number; delta: number };

const ORDER_VERBS = ["process", "ship", "deliver", "paid", "cancel", "returned", "refund", "restock"] as const;
const EXCHANGE_VERBS = ["accept exchange", "decline exchange", "ship exchange", "receive exchange"] as const;
/** All kinds of steps. */
export const KINDS: readonly Step["do"][] = [
  "add to cart",
  "set quantity",
  "remove from cart",
  "order",
  "pay",
  "wait",
  ...ORDER_VERBS,
  "refund line",
  "ask for exchange",
  ...EXCHANGE_VERBS,
  "count stock",
  "move stock",
];
type OrderVerb = (typeof ORDER_VERBS)[number];
type ExchangeVerb = (typeof EXCHANGE_VERBS)[number];

const shopper = fc.nat(SHOPPERS - 1);
const piece = fc.nat(PIECES.length - 1);
const mostlyFirst = fc.constantFrom(0, 0, 0, 1);
const order = fc.oneof({ arbitrary: fc.constant(0), weight: 2 }, { arbitrary: fc.nat(4), weight: 1 });
const quantity = fc.integer({ min: 1, max: 3 });
const restock = fc.constantFrom(undefined, true, false);
const method = fc.constantFrom("card" as const, "cod" as const);
const hasCoupon = fc.oneof({ arbitrary: fc.constant(false), weight: 3 }, { arbitrary: fc.constant(true), weight: 1 });

const pay: fc.Arbitrary<Step> = fc.record({
  do: fc.constant("pay" as const),
  order,
  how: fc.constantFrom("on the page", "on the page", "by webhook", "by webhook", "declined", "again"),
});
const cartStep: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant("add to cart" as const), shopper, piece, quantity }),
  fc.record({ do: fc.constant("set quantity" as const), shopper, line: mostlyFirst, quantity }),
  fc.record({ do: fc.constant("remove from cart" as const), shopper, line: mostlyFirst }),
  fc.record({ do: fc.constant("order" as const), shopper, method, hasCoupon }),
);
const stockStep: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant("count stock" as const), piece: fc.nat(COUNTED - 1), pieces: fc.nat(6) }),
  fc.record({
    do: fc.constant("move stock" as const),
    piece: fc.nat(COUNTED - 1),
    delta: fc.constantFrom(-5, -3, -1, 1, 3),
  }),
);
const orderStep: fc.Arbitrary<Step> = fc.record({ do: fc.constantFrom(...ORDER_VERBS), order, restock });
const exchangeStep: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    do: fc.constant("refund line" as const),
    order,
    line: mostlyFirst,
    quantity: fc.constantFrom(1, 1, 2),
    restock,
  }),
  fc.record({ do: fc.constant("ask for exchange" as const), order, line: mostlyFirst }),
  fc.record({ do: fc.constantFrom(...EXCHANGE_VERBS), order, restock }),
);

/** What takes the newest order back, whole or in part. */
const anyEnd: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    do: fc.constantFrom("cancel", "returned", "refund", "restock", "decline exchange"),
    order: fc.constant(0),
    restock,
  }),
  fc.record({
    do: fc.constant("refund line" as const),
    order: fc.constant(0),
    line: fc.constant(0),
    quantity: fc.constant(1),
    restock,
  }),
);

/** The beginning of an order's life, of any length, and perhaps an end: single random steps would hardly ever deliver and exchange one. */
const anyPurchase: fc.Arbitrary<Step[]> = fc
  .record({
    shopper,
    piece,
    quantity,
    method,
    hasCoupon,
    length: fc.integer({ min: 3, max: 9 }),
    ends: fc.array(anyEnd, { minLength: 1, maxLength: 3 }),
  })
  .map(({ length, ends, method: chosen, hasCoupon: isReduced, ...adding }): Step[] => {
    const steps: Step[] = [
      { do: "add to cart", ...adding },
      { do: "order", shopper: adding.shopper, method: chosen, hasCoupon: isReduced },
      chosen === "card" ? { do: "pay", order: 0, how: "by webhook" } : { do: "process", order: 0 },
      { do: "ship", order: 0 },
      { do: "deliver", order: 0 },
      { do: "ask for exchange", order: 0, line: 0 },
      { do: "accept exchange", order: 0 },
      { do: "ship exchange", order: 0 },
      { do: "receive exchange", order: 0, restock: true },
    ];
    return [...steps.slice(0, length), ...ends];
  });

/** One cart that is ordered twice, and paid for when the time of the first order is over, or of both. */
const anyLatePayment: fc.Arbitrary<Step[]> = fc
  .record({
    shopper,
    piece,
    quantity,
    hasCoupon,
    isLate: fc.boolean(),
    first: fc.nat(1),
    how: fc.constantFrom("by webhook", "on the page"),
  })
  .map(({ hasCoupon: isReduced, isLate, first, how, ...adding }): Step[] => {
    const ordering: Step = { do: "order", shopper: adding.shopper, method: "card", hasCoupon: isReduced };
    return [
      { do: "add to cart", ...adding },
      ordering,
      { do: "wait" },
      ordering,
      ...(isLate ? [{ do: "wait" } as const] : []),
      { do: "pay", order: first, how },
      { do: "pay", order: 1 - first, how },
    ];
  });

const single = (step: fc.Arbitrary<Step>): fc.Arbitrary<Step[]> => step.map((each) => [each]);

/** Up to fifty steps of shoppers and owner. */
export const anySteps: fc.Arbitrary<Step[]> = fc
  .array(
    fc.oneof(
      { arbitrary: single(cartStep), weight: 8 },
      { arbitrary: single(pay), weight: 3 },
      { arbitrary: single(fc.record({ do: fc.constant("wait" as const) })), weight: 1 },
      { arbitrary: single(orderStep), weight: 5 },
      { arbitrary: single(exchangeStep), weight: 5 },
      { arbitrary: single(stockStep), weight: 2 },
      { arbitrary: anyPurchase, weight: 5 },
      { arbitrary: anyLatePayment, weight: 1 },
    ),
    { minLength: 6, maxLength: 30, size: "max" },
  )
  .map((parts) => parts.flat().slice(0, 50));
