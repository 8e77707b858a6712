import { isOrderId } from "@selvedge/commerce/order-id";
import { normaliseCode } from "@selvedge/commerce/typed-text";
import { describeAccess } from "./audit/index.ts";
import type { CommandAnswer } from "./command-door.ts";
import { Refusal } from "./http/refusal.ts";
import type { Modules } from "./modules.ts";
import { readReviewCode, type ReviewCode } from "./reviews/index.ts";

/** What commands act on. */
export type CommandTarget = Pick<
  Modules,
  "progress" | "orderRefunds" | "paymentReviews" | "reviews" | "privacy" | "reads" | "sessions"
>;

interface Command {
  /** Its words, and what stands behind them. */
  usage: string;
  about: string;
  /** Does it, and resolves with the line that says what was done. Throws `Refusal`. */
  run(target: CommandTarget, argument: string): Promise<string>;
}

const progressCommand = (verb: string, about: string, to: "processing" | "shipped" | "delivered"): Command => ({
  usage: `orders ${verb} <order>`,
  about,
  async run({ progress }, argument) {
    const id = orderNumber(argument);
    return (await progress.advance(id, to)) ? `${id} is ${to}.` : `${id} was ${to} before. Nothing has changed.`;
  },
});

async function settle({ progress }: CommandTarget, argument: string): Promise<string> {
  const id = orderNumber(argument);
  return (await progress.settle(id)) ? `${id} is paid.` : `${id} was paid before. Nothing has changed.`;
}

async function callOff({ progress }: CommandTarget, argument: string): Promise<string> {
  const id = orderNumber(argument);
  return (await progress.callOff(id)) ? `${id} is cancelled.` : `${id} was cancelled before. Nothing has changed.`;
}

async function takeBack({ progress }: CommandTarget, argument: string): Promise<string> {
  const id = orderNumber(argument);
  return (await progress.takeBack(id))
    ? `${id} is cancelled, and its pieces are on the shelf again.`
    : `${id} had come back before. Nothing has changed.`;
}

async function giveBack({ orderRefunds }: CommandTarget, argument: string): Promise<string> {
  const id = orderNumber(argument);
  return (await orderRefunds.giveBack(id))
    ? `The price of ${id} goes back, and a credit note takes its invoice back.`
    : `The price of ${id} went back before. Nothing has changed.`;
}

async function giveBackPayment({ orderRefunds }: CommandTarget, id: string): Promise<string> {
  return (await orderRefunds.giveBackPayment(id))
    ? `Payment ${id} goes back.`
    : `Payment ${id} went back before. Nothing has changed.`;
}

async function listPayments({ paymentReviews }: CommandTarget): Promise<string> {
  const lines = await paymentReviews.list();
  return lines.length === 0 ? "No payment is in review." : lines.join("\n");
}

async function bookPayment({ paymentReviews }: CommandTarget, id: string): Promise<string> {
  const { orderId, state } = await paymentReviews.book(id);
  if (state === "accepted") return `Payment ${id} pays for ${orderId}, which is placed.`;
  if (state === "refund_pending") return `Payment ${id} cannot pay for ${orderId} any more, and goes back.`;
  return `Payment ${id} for ${orderId} is ${state}.`;
}

function orderNumber(argument: string): string {
  const id = normaliseCode(argument);
  if (!isOrderId(id)) throw new Refusal(422, `${argument} is no order number. One looks like ORD8QK2M4TX7V.`);
  return id;
}

function codeOf(argument: string): ReviewCode {
  const code = readReviewCode(argument);
  if (code) return code;
  throw new Refusal(
    422,
    `${argument} is no code of a review. The mail about it has one like 12-3fa9c1d2, which says which words you have read.`,
  );
}

const COMMANDS: readonly Command[] = [
  progressCommand("process", "the pieces are being made", "processing"),
  progressCommand("ship", "the parcel has left; the shopper is told", "shipped"),
  progressCommand("deliver", "the parcel has arrived; the shopper is told, and may ask for an exchange", "delivered"),
  { usage: "orders paid <order>", about: "the courier has handed over what was paid on delivery", run: settle },
  {
    usage: "orders cancel <order>",
    about: "one to be paid on delivery, before it leaves; the shopper is told",
    run: callOff,
  },
  {
    usage: "orders returned <order>",
    about:
      "nobody took or paid for the parcel: the order is cancelled, its pieces are on the shelf; the shopper is told",
    run: takeBack,
  },
  {
    usage: "orders refund <order>",
    about:
      "the whole price goes back, with a credit note; what has not arrived is cancelled; the shopper is told. Give back by hand first what a courier took",
    run: giveBack,
  },
  {
    usage: "payments list",
    about: "payments that could not be booked, or are not what their order asks for",
    run: listPayments,
  },
  {
    usage: "payments book <payment>",
    about: "one that could not be booked is tried at once",
    run: bookPayment,
  },
  {
    usage: "payments refund <payment>",
    about: "one of that list goes back; the shopper is told",
    run: giveBackPayment,
  },
  {
    usage: "reviews approve <code>",
    about: "everybody may read the words that the mail with this code shows; their writer is told",
    async run({ reviews }, argument) {
      const code = codeOf(argument);
      const isNew = await reviews.approve(code);
      return `Review ${code.id} ${isNew ? "is published." : "was published before. Nothing has changed."}`;
    },
  },
  {
    usage: "reviews reject <code>",
    about: "nobody may read those words but their writer",
    async run({ reviews }, argument) {
      const code = codeOf(argument);
      const isNew = await reviews.reject(code);
      return `Review ${code.id} ${isNew ? "is kept from everybody." : "was rejected before. Nothing has changed."}`;
    },
  },
  {
    usage: "accounts erase <email or id>",
    about: "a child's, or one whose owner asked in writing; its orders stay for their invoices, without the account",
    async run({ privacy }, argument) {
      await privacy.eraseAccount(argument);
      return "The account is erased. What tax law asks to keep of its orders stays.";
    },
  },
  {
    usage: "access <id>",
    about: "which orders a session or token has read, and when; or who has read an account's orders, or one order",
    run: ({ reads }, argument) => describeAccess(reads, argument),
  },
  {
    usage: "sessions end <id>",
    about: "a session, by its id or its token, or all of an account; whoever used it must sign in again",
    async run({ sessions }, argument) {
      const ended = await sessions.endNamed(argument);
      if (ended === 0)
        throw new Refusal(404, "There is no such session, or it has ended, and no such account that is signed in.");
      return ended === 1 ? "One session is ended." : `${ended} sessions are ended.`;
    },
  },
];

/** Every command with a line about it. */
export const COMMAND_HELP = [
  "npm run shop -- <command>",
  "",
  ...COMMANDS.map(({ usage, about }) => `  ${usage.padEnd(28)}${about}`),
].join("\n");

/** Runs what the shop's owner typed. There is no way to it but from the machine that the shop runs on. */
async function runCommand(target: CommandTarget, words: readonly string[]): Promise<string> {
  const command = COMMANDS.find(({ usage }) => matches(usage, words));
  if (!command) throw new Refusal(422, `There is no such command.\n${COMMAND_HELP}`);
  return command.run(target, words.at(-1) ?? "");
}

/** Whether these are the command's words, with one more in the place of its argument. */
function matches(usage: string, words: readonly string[]): boolean {
  const [verbs = "", argument] = usage.split(" <");
  return verbs === words.slice(0, argument === undefined ? undefined : -1).join(" ");
}

/** `runCommand` with its refusals as answers. What is nobody's mistake but ours is thrown. */
export async function answerCommand(target: CommandTarget, words: readonly string[]): Promise<CommandAnswer> {
  try {
    return { isDone: true, message: await runCommand(target, words) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { isDone: false, message: error.message };
  }
}
