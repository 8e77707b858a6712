const KEY = "draft";
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
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ owner, at: Date.now(), values } satisfies Draft));
  } catch (error) {
    console.warn("The browser keeps no draft.", error);
  }
}

/** What `owner` had typed, or null. What somebody else typed is forgotten here. Hostile: the caller checks the values. */
export function readDraft(owner: string): Record<string, unknown> | null {
  try {
    const draft = JSON.parse(sessionStorage.getItem(KEY) ?? "null") as Partial<Draft> | null;
    if (draft === null) return null;
    const isTheirs = draft.owner === owner && typeof draft.at === "number" && Date.now() - draft.at < KEPT_MS;
    if (isTheirs && typeof draft.values === "object") return draft.values;
  } catch {
    // What cannot be read is as good as none, and goes like somebody else's.
  }
  forgetDraft();
  return null;
}

/** Call when the form has been sent for good, and at logout. */
export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch (error) {
    console.warn("The browser has no draft.", error);
  }
}
