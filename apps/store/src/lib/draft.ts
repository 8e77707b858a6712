import { parseKept } from "./storage.ts";
import { readTab, writeTab } from "./tab-storage.ts";

/** A tab left open for longer may by then be used by somebody else. */
const KEPT_MS = 24 * 60 * 60_000;

interface Draft {
  owner: string;
  at: number;
  values: Record<string, string>;
}

/**
 * Keeps what `owner` (a user's id) has typed into a form but not sent. Stored in the tab only: localStorage would show
 * an address to the next user of the browser, and the server should not receive it before the form is sent.
 */
export function keepDraft(owner: string, values: Record<string, string>): void {
  writeTab("draft", JSON.stringify({ owner, at: Date.now(), values } satisfies Draft));
}

/**
 * The values that `owner` had typed, or null. A draft of somebody else is deleted. The values are untrusted: the caller
 * checks them.
 */
export function readDraft(owner: string): Record<string, unknown> | null {
  const draft = parseKept(readTab("draft")) as Partial<Draft> | null;
  if (draft === null) return null;
  const isTheirs = draft.owner === owner && typeof draft.at === "number" && Date.now() - draft.at < KEPT_MS;
  if (isTheirs && typeof draft.values === "object") return draft.values;
  forgetDraft();
  return null;
}

/** Call after the form has been sent, and at logout. */
export function forgetDraft(): void {
  writeTab("draft", null);
}
