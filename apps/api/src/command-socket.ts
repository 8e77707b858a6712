import { createHash } from "node:crypto";
import { rmSync } from "node:fs";
import { createServer, type Socket, connect } from "node:net";
import { join, resolve } from "node:path";
import { z } from "zod";

const Words = z.array(z.string().max(20_000)).max(200);
const Answer = z.object({ isDone: z.boolean(), message: z.string() });
/** What came of a command. `message` is for its reader. */
export type CommandAnswer = z.infer<typeof Answer>;

/** How commands get into a shop that holds its data directory: nobody else may open the database there. */
export interface CommandSocket {
  close(): Promise<void>;
}

/** Whoever may write to the data directory may come in, and nobody else: the directory is closed to other accounts. */
const doorOf = (dataDirectory: string) =>
  process.platform === "win32"
    ? `\\\\.\\pipe\\shop-${createHash("sha256").update(resolve(dataDirectory)).digest("hex").slice(0, 32)}`
    : join(dataDirectory, "db.commands");

/** Opens the door. Call when the directory's lock is held: what stands there is then left from a shop that was killed. */
export async function openCommandSocket(
  dataDirectory: string,
  run: (words: string[]) => Promise<CommandAnswer>,
): Promise<CommandSocket> {
  const path = doorOf(dataDirectory);
  if (process.platform !== "win32") rmSync(path, { force: true });
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    socket.on("error", () => socket.destroy());
    void answer(socket, run);
  });
  await new Promise<void>((opened, failed) => server.once("error", failed).listen(path, opened));
  return { close: () => new Promise((closed) => server.close(() => closed())) };
}

async function answer(socket: Socket, run: (words: string[]) => Promise<CommandAnswer>): Promise<void> {
  try {
    const words = Words.parse(JSON.parse(await heard(socket)));
    socket.end(JSON.stringify(await run(words)));
  } catch (error) {
    // The shop goes on; who asked reads what went wrong.
    socket.end(JSON.stringify({ isDone: false, message: String(error) } satisfies CommandAnswer));
  }
}

/** Hands a command to the shop that runs on this directory. Resolves with null where none runs. */
export async function askRunningShop(dataDirectory: string, words: readonly string[]): Promise<CommandAnswer | null> {
  const socket = connect({ path: doorOf(dataDirectory), allowHalfOpen: true });
  try {
    await new Promise<void>((opened, failed) => socket.once("error", failed).once("connect", opened));
  } catch {
    return null;
  }
  socket.end(JSON.stringify(words));
  return Answer.parse(JSON.parse(await heard(socket)));
}

/** All that the other side says. A stream that is read by iteration is destroyed at its end, and could not be answered. */
function heard(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = "";
    socket.setEncoding("utf8");
    socket.on("data", (part: string) => (said += part));
    socket.on("end", () => resolve(said)).on("error", reject);
  });
}
