import { z } from "zod";

/** One thing that was looked at. */
export const Check = z.object({
  name: z.string(),
  /** What is so. */
  found: z.string(),
  /** What the owner has to do; null if all is well. */
  todo: z.string().nullable(),
});
export type Check = z.infer<typeof Check>;

export const isWell = (name: string, found: string): Check => ({ name, found, todo: null });

/** "problem  mail        the server does not answer. Correct SMTP_URL.", one line for each check. */
export const checksText = (checks: readonly Check[]): string =>
  checks
    .map(({ name, found, todo }) =>
      [todo === null ? "ok     " : "problem", name.padEnd(10), todo === null ? found : `${found} ${todo}`.trim()].join(
        "  ",
      ),
    )
    .join("\n");
