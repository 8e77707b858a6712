import { once } from "node:events";
import { openDatabase } from "../../apps/api/src/database/connection.ts";
import { orderInvariants } from "../../apps/api/src/orders/invariants.ts";
import { startApi } from "../../apps/api/src/testing/api-process.ts";
import { httpClient } from "../../apps/api/src/testing/http-client.ts";
import { countDeadlocks } from "../../apps/api/src/testing/postgresql/deadlocks.ts";
import { newShopper } from "../../apps/api/src/testing/shopper.ts";
import { unexpected } from "../../apps/api/src/testing/template.ts";
import { type AnswerFigures, figures, recording, statusText } from "../answers.ts";
import { filledServer } from "../engines.ts";
import { markdownTable, writeResults } from "../results.ts";
import { shopUntil } from "./rush.ts";

const SHOPPERS = 20;

interface StormRun {
  shoppers: number;
  seconds: number;
  orders: number;
  paid: number;
  deadlocks: number;
  answersOf500: number;
  answers: AnswerFigures[];
  brokenInvariants: string[];
}

/**
 * Twenty shoppers order and pay the same size with the same coupon concurrently, so that all of them need the same two
 * rows. Throws on a database deadlock, a 500, or inconsistent stock and orders at the end.
 */
export async function storm(seconds: number): Promise<void> {
  const run = await measure(seconds);
  writeResults("storm", {
    title: "Twenty shoppers, one coupon, one size",
    intro:
      `A server process on PostgreSQL with synchronous commits, and ${SHOPPERS} shoppers who order the same size with the same coupon ` +
      `for ${seconds} seconds without pauses: some change their order, most pay. Client, shop and database share the machine.`,
    parts: [
      `**${run.orders} orders, ${run.paid} of them paid; ${run.deadlocks} deadlocks, ${run.answersOf500} answers of 500, ${run.brokenInvariants.length} broken invariants.**`,
      markdownTable(
        ["request", "answers", "p50 ms", "p99 ms", "longest ms"],
        run.answers.map(({ request, statuses, p50, p99, longest }) => [
          request,
          statusText(statuses),
          p50,
          p99,
          longest,
        ]),
      ),
    ],
    data: run,
  });
  const problems = [
    ...(run.deadlocks > 0 ? [`${run.deadlocks} deadlocks`] : []),
    ...(run.answersOf500 > 0 ? [`${run.answersOf500} answers of 500`] : []),
    ...run.brokenInvariants,
  ];
  if (problems.length > 0) throw new Error(`The storm did damage: ${problems.join("; ")}.`);
}

async function measure(seconds: number): Promise<StormRun> {
  const server = await filledServer();
  const { db, close } = await openDatabase(
    { kind: "postgresql", url: server.database.url, mustBeDurable: true },
    unexpected,
  );
  const api = await startApi({ ...server.env, PORT: "0", RATE_LIMITS: "relaxed", LOG_LEVEL: "error" });
  try {
    const shoppers = await Promise.all(Array.from({ length: SHOPPERS }, () => newShopper(httpClient(api.address))));
    const before = await countDeadlocks(db);
    const end = performance.now() + seconds * 1000;
    const clients = await Promise.all(
      shoppers.map(async ({ email }, index) => {
        const client = recording(httpClient(api.address), nameOf);
        await shopUntil(end, client, email, index + 1);
        return client;
      }),
    );
    const answers = clients.flatMap((client) => client.answers);
    const count = async (isPaid: boolean) => {
      const orders = db.selectFrom("orders").select((all) => all.fn.countAll<number>().as("count"));
      const of = isPaid ? orders.where("placed_at", "is not", null) : orders;
      return Number((await of.where("cart_id", "is not", null).executeTakeFirstOrThrow()).count);
    };
    return {
      shoppers: SHOPPERS,
      seconds,
      orders: await count(false),
      paid: await count(true),
      deadlocks: (await countDeadlocks(db)) - before,
      answersOf500: answers.filter(({ status }) => status === "500").length,
      answers: figures(answers),
      brokenInvariants: await orderInvariants(db),
    };
  } finally {
    api.process.kill("SIGTERM");
    await once(api.process, "exit");
    await close();
    await server.remove();
  }
}

function nameOf(method: string, url: string): string {
  const path = url.replace(/\?.*$/, "").replace(/(checkout|orders|products)\/[^/]+/, "$1/…");
  return `${method} ${path}`;
}
