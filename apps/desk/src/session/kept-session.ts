import type { StaffSignInAnswer } from "@selvedge/commerce/wire/owner";

/** Who is signed in, and with which token. */
export type DeskSession = Pick<StaffSignInAnswer, "access_token" | "staff">;

const SESSION = "deskSession";
const DEVICE = "deskDevice";

/** What this tab keeps. Browsers may refuse storage; then a reload asks to sign in again. */
export function keptSession(): DeskSession | null {
  try {
    return JSON.parse(sessionStorage.getItem(SESSION) ?? "null") as DeskSession | null;
  } catch {
    return null;
  }
}

export function keepSession(session: DeskSession | null): void {
  try {
    if (session) sessionStorage.setItem(SESSION, JSON.stringify(session));
    else sessionStorage.removeItem(SESSION);
  } catch {
    // The session lasts as long as the page.
  }
}

/** Proves a browser that has signed in before, so that others' wrong attempts do not lock it out. */
export function keptDevice(): string | undefined {
  try {
    return localStorage.getItem(DEVICE) ?? undefined;
  } catch {
    return undefined;
  }
}

export function keepDevice(token: string): void {
  try {
    localStorage.setItem(DEVICE, token);
  } catch {
    // The browser counts as unknown the next time.
  }
}
