import { seedDemo } from "../../apps/api/seed/demo.ts";
import { openDatabase } from "../../apps/api/src/database/connection.ts";
import { newShopper } from "../../apps/api/src/testing/shopper.ts";
import { newStaff } from "../../apps/api/src/testing/staff.ts";
import { unexpected } from "../../apps/api/src/testing/template.ts";
import { type TestApp, testApp } from "../../apps/api/src/testing/test-app.ts";
import { testClock } from "../../apps/api/src/testing/test-clock.ts";
import { markdownTable, writeResults } from "../results.ts";
import { mannWhitney } from "./mann-whitney.ts";

const PAIRS = 300;
const HOUR_MS = 60 * 60_000;
const MOST_DIFFERENCE = 0.05;
const LEAST_PROBABILITY = 0.01;

interface Asked {
  method?: "GET" | "POST";
  url: string;
  payload?: object;
}

interface Measured {
  what: string;
  knownMs: number;
  unknownMs: number;
  /** Of the medians, as a share of the known one. */
  difference: number;
  probability: number;
}

/**
 * Measures whether the time of a refusal reveals what exists: an account, an order, a coupon. Throws when medians differ by 5
 * percent, or more than chance explains. In one process and without a network, which would hide differences.
 */
export async function timing(): Promise<void> {
  const clock = testClock();
  const database = await openDatabase({ kind: "memory", templateFile: null }, unexpected);
  await database.migrate();
  await seedDemo(database.db, clock, () => {});
  const shop = await testApp({ database, clock, env: { RATE_LIMITS: "strict" } });
  try {
    const measured: Measured[] = [];
    for (const question of await questions(shop)) measured.push(await measure(shop, question));
    report(measured);
  } finally {
    await shop.close();
  }
}

async function questions(shop: TestApp): Promise<{ what: string; known: Asked; unknown: Asked }[]> {
  const { email } = await newShopper(shop);
  const staff = await newStaff(shop, "owner");
  await shop.db
    .insertInto("coupons")
    .values({ code: "OVER", discount_paise: 100, ends_at: shop.clock.now() })
    .execute();
  const nobody = "nobody@example.com";
  const signIn = (by: string) => ({ url: "/api/login", payload: { email: by, password: "not the password" } });
  const atDesk = (by: string) => ({
    url: "/api/owner/session",
    payload: { email: by, password: "not the password", code: "123456" },
  });
  const forgot = (by: string) => ({ url: "/api/forgot-password", payload: { email: by } });
  const track = (order_id: string) => ({ url: "/api/track-order", payload: { order_id, email } });
  const coupon = (code: string) => ({ method: "GET" as const, url: `/api/coupon/${code}` });
  return [
    { what: "account, at sign-in", known: signIn(email), unknown: signIn(nobody) },
    { what: "account, at the desk's sign-in", known: atDesk(staff.email), unknown: atDesk(nobody) },
    { what: "account, when a password is lost", known: forgot(email), unknown: forgot(nobody) },
    { what: "order, when tracked with another email", known: track("ORD123456"), unknown: track("ORD8QK2M4TX7V") },
    { what: "coupon that is over", known: coupon("OVER"), unknown: coupon("NEVER-MADE") },
  ];
}

async function measure(
  shop: TestApp,
  { what, known, unknown }: Awaited<ReturnType<typeof questions>>[number],
): Promise<Measured> {
  const samples = { known: [] as number[], unknown: [] as number[] };
  for (let pair = -10; pair < PAIRS; pair += 1) {
    // Ends the counts of attempts; those of requests are by address.
    shop.clock.advance(HOUR_MS);
    const both = [
      ["known", known],
      ["unknown", unknown],
    ] as const;
    for (const [name, asked] of pair % 2 === 0 ? both : both.toReversed()) {
      const ms = await timeOf(shop, asked, `192.0.2.${pair & 127}`);
      // The first answers compile code.
      if (pair >= 0) samples[name].push(ms);
    }
  }
  const [knownMs, unknownMs] = [median(samples.known), median(samples.unknown)];
  return {
    what,
    knownMs,
    unknownMs,
    difference: Math.abs(unknownMs - knownMs) / knownMs,
    probability: mannWhitney(samples.known, samples.unknown),
  };
}

async function timeOf(shop: TestApp, { method = "POST", url, payload }: Asked, remoteAddress: string): Promise<number> {
  const began = performance.now();
  const { statusCode } = await shop.app.inject({ method, url, remoteAddress, ...(payload ? { payload } : {}) });
  const ms = performance.now() - began;
  if (![200, 401, 404].includes(statusCode)) throw new Error(`${url} was answered with ${statusCode}.`);
  return ms;
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

function report(measured: Measured[]): void {
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
  writeResults("timing", {
    title: "Time of refusals for what exists and what does not",
    intro: `${PAIRS} pairs of requests each, one for something that exists and one for something that does not, in turns. The probability is that of a difference at least this large if both take equally long.`,
    parts: [
      markdownTable(
        ["refused", "exists, median ms", "does not exist, median ms", "difference", "probability"],
        measured.map(({ what, knownMs, unknownMs, difference, probability }) => [
          what,
          knownMs.toFixed(2),
          unknownMs.toFixed(2),
          percent(difference),
          probability.toFixed(3),
        ]),
      ),
    ],
    data: { measured },
  });
  const revealing = measured.filter(
    ({ difference, probability }) => difference >= MOST_DIFFERENCE || probability <= LEAST_PROBABILITY,
  );
  if (revealing.length > 0)
    throw new Error(`The time reveals whether something exists: ${revealing.map(({ what }) => what).join("; ")}.`);
}
