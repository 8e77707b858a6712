import { figures, type RecordingClient, statusText } from "../answers.ts";
import { markdownTable, writeResults } from "../results.ts";
import { type FaultyShop, startFaultyShop } from "./faulty-shop.ts";
import { loseConnections } from "./lost-connections.ts";
import { silenceDatabase } from "./silent-database.ts";
import { payWithoutMail } from "./silent-mail-server.ts";

/** PostgreSQL statements time out after ten seconds, and an unresponsive connection is given up after twelve. */
const ANSWERED_WITHIN_MS = 15_000;

/**
 * Runs one shop process through database and mail server failures. Throws when a request is answered neither
 * successfully nor with 503, or later than the connection timeout, or when the shop does not recover.
 */
export async function faults(): Promise<void> {
  const shop = await startFaultyShop();
  try {
    const lost = await underFault(shop, "60 times all sessions are ended while requests run", loseConnections);
    const silent = await underFault(shop, "the database falls silent", silenceDatabase);
    const delays = await payWithoutMail(shop);
    report([lost, silent], delays, { alive: shop.isAlive(), brokenInvariants: await shop.brokenInvariants() });
  } finally {
    await shop.stop();
  }
}

async function underFault(
  shop: FaultyShop,
  fault: string,
  cause: (shop: FaultyShop) => Promise<RecordingClient["answers"]>,
) {
  const [answers] = figures(await cause(shop));
  return {
    fault,
    answers: answers ?? { statuses: {}, p50: 0, p99: 0, longest: 0 },
    wellAfterMs: await shop.wellAfter(),
  };
}

type UnderFault = Awaited<ReturnType<typeof underFault>>;

function report(
  all: UnderFault[],
  paymentDelays: number[],
  { alive, brokenInvariants }: { alive: boolean; brokenInvariants: string[] },
): void {
  const longestPayment = Math.max(...paymentDelays);
  writeResults("faults", {
    title: "Failures of the database and the mail server",
    intro:
      "One shop process on PostgreSQL goes through all of these faults. Its mail server accepts connections and never answers.",
    parts: [
      markdownTable(
        ["fault", "answers", "p50 ms", "longest ms", "recovery ms"],
        all.map(({ fault, answers, wellAfterMs }) => [
          fault,
          statusText(answers.statuses),
          answers.p50,
          answers.longest,
          wellAfterMs ?? "never",
        ]),
      ),
      `While the mails of ${paymentDelays.length} orders hung on the mail server, the slowest payment was recorded ${longestPayment} ms after the bank had received it. ` +
        "The process polls for jobs once a second.",
      `At the end the original process ${alive ? "is still running" : "has ended"}; ${brokenInvariants.length} broken invariants.`,
    ],
    data: { faults: all, paymentDelays, alive, brokenInvariants },
  });
  const problems = [
    ...all.flatMap(({ fault, answers, wellAfterMs }) => [
      ...Object.keys(answers.statuses)
        .filter((status) => !["200", "201", "503"].includes(status))
        .map((status) => `${fault}: answers of ${status}`),
      ...(answers.longest > ANSWERED_WITHIN_MS ? [`${fault}: an answer after ${answers.longest} ms`] : []),
      ...(wellAfterMs === null ? [`${fault}: not well again`] : []),
    ]),
    ...(alive ? [] : ["the process has ended"]),
    ...brokenInvariants,
  ];
  if (problems.length > 0) throw new Error(`The shop failed the test: ${problems.join("; ")}.`);
}
