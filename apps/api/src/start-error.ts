/** A shop that cannot start, for a reason that its owner can remove. The message is one line, for the person at the terminal. */
export class StartError extends Error {
  override readonly name = "StartError";
}
