import { z } from "zod";

/** An idempotency key of a change: a change that is asked for again with the same key is made once. */
export const RepeatKey = z
  .string()
  .regex(/^[\w-]{8,64}$/, { error: "Write 8 to 64 letters, digits, - or _." })
  .optional();
