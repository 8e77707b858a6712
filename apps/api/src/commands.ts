import { describeAccess } from "./audit/index.ts";
import { type Command, type CommandTarget, readCommand, usageOf } from "./command.ts";
import type { CommandAnswer } from "./command-socket.ts";
import { Refusal } from "./http/refusal.ts";
import { ORDER_COMMANDS } from "./order-commands.ts";
import { PAYMENT_COMMANDS } from "./payment-commands.ts";
import { readReviewCode, type ReviewCode } from "./reviews/index.ts";

function codeOf(argument: string): ReviewCode {
  const code = readReviewCode(argument);
  if (code) return code;
  throw new Refusal(
    422,
    `${argument} is no code of a review. The mail about it has one like 12-3fa9c1d2, which says which words you have read.`,
  );
}

const COMMANDS: readonly Command[] = [
  ...ORDER_COMMANDS,
  ...PAYMENT_COMMANDS,
  {
    usage: "reviews approve <code>",
    about: "everybody may read the words that the mail with this code shows; their writer is told",
    async run({ reviews }, { argument }) {
      const code = codeOf(argument);
      const approved = await reviews.approve(code);
      if (!approved) return `Review ${code.id} was published before. Nothing has changed.`;
      const untold = approved.isWriterTold ? "" : " Nobody could be told: its writer's account is erased.";
      return `Review ${code.id} is published.${untold}`;
    },
  },
  {
    usage: "reviews reject <code>",
    about: "nobody may read those words but their writer",
    async run({ reviews }, { argument }) {
      const code = codeOf(argument);
      const isNew = await reviews.reject(code);
      return `Review ${code.id} ${isNew ? "is kept from everybody." : "was rejected before. Nothing has changed."}`;
    },
  },
  {
    usage: "accounts erase <email or id>",
    about: "a child's, or one whose owner asked in writing; its orders stay for their invoices, without the account",
    async run({ privacy }, { argument }) {
      await privacy.eraseAccount(argument);
      return "The account is erased. What tax law asks to keep of its orders stays.";
    },
  },
  {
    usage: "access <id>",
    about: "which orders a session or token has read, and when; or who has read an account's orders, or one order",
    run: ({ reads }, { argument }) => describeAccess(reads, argument),
  },
  {
    usage: "sessions end <id>",
    about: "a session, by its id or its token, or all of an account; whoever used it must sign in again",
    async run({ sessions }, { argument }) {
      const ended = await sessions.endNamed(argument);
      if (ended === 0)
        throw new Refusal(404, "There is no such session, or it has ended, and no such account that is signed in.");
      return ended === 1 ? "One session is ended." : `${ended} sessions are ended.`;
    },
  },
];

const WIDTH = 2 + Math.max(...COMMANDS.map((command) => usageOf(command).length));

/** Every command with a line about it. */
export const COMMAND_HELP = [
  "npm run shop -- <command>",
  "",
  ...COMMANDS.map((command) => `  ${usageOf(command).padEnd(WIDTH)}${command.about}`),
  "",
  "  --restock, --no-restock: whether the pieces are back in stock. Without either they are where the parcel has not left.",
].join("\n");

/**
 * Runs what the shop's owner typed, and answers with its refusals too. What is nobody's mistake but ours is thrown. There is no way to it
 * but from the machine that the shop runs on.
 */
export async function answerCommand(target: CommandTarget, words: readonly string[]): Promise<CommandAnswer> {
  try {
    const { command, ...input } = readCommand(COMMANDS, words, COMMAND_HELP);
    return { isDone: true, message: await command.run(target, input) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { isDone: false, message: error.message };
  }
}
