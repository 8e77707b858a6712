import { parseKept } from "./storage.ts";
import { readTab, writeTab } from "./tab-storage.ts";

/** A tab that is left open for longer belongs to nobody any more. */
const KEPT_MS = 24 * 60 * 60_000;

interface Draft {
  owner: string;
  at: number;
  values: Record<string, string>;
}

/**
 * Keeps what `owner` (a user's id) has typed into a form and not sent. In the tab, and nowhere else: localStorage would
 * show an address to whoever opens the browser next, and the server is told when the form is sent, not before.
 */
export function keepDraft(owner: string, values: Record<string, string>): void {
  writeTab("draft", JSON.stringify({ owner, at: Date.now(), values } satisfies Draft));
}

/** What `owner` had typed, or null. What somebody else typed is forgotten here. Hostile: the caller checks the values. */
export function readDraft(owner: string): Record<string, unknown> | null {
  const draft = parseKept(readTab("draft")) as Partial<Draft> | null;
  if (draft === null) return null;
  const isTheirs = draft.owner === owner && typeof draft.at === "number" && Date.now() - draft.at < KEPT_MS;
  if (isTheirs && typeof draft.values === "object") return draft.values;
  forgetDraft();
  return null;
}

/** Call when the form has been sent for good, and at logout. */
export function forgetDraft(): void {
  writeTab("draft", null);
}
