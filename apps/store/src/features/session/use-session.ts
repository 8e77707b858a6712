import type { User } from "@selvedge/commerce/wire/account";
import { readStored, writeStored } from "../../lib/storage.ts";
import { useStored } from "../../lib/use-stored.ts";
import type { Query } from "../../lib/query.ts";
import { useQuery } from "../../lib/use-query.ts";
import { api } from "../../lib/browser-api.ts";
import { forgetDraft } from "../../lib/draft.ts";
import { forgetSession, type KeptSession, sessionIn } from "../../lib/session.ts";

/** The customer that a token belongs to. */
export const userQuery = (token: string): Query<{ user: User }> => ({
  key: ["user", token],
  read: (api) => api.auth.user(),
});

/** The current shopper. `unknown` until storage has been read; `loading` while a stored token is being verified. */
export type Session =
  | { status: "unknown" }
  | { status: "guest" }
  | { status: "loading" }
  | { status: "failed"; retry: () => void }
  | { status: "signed-in"; user: User };

/** The session of this browser, live across tabs. */
export function useSession(): Session {
  const token = useStored("token");
  const { data, error, mutate } = useQuery(token ? userQuery(token) : null);
  if (token === undefined) return { status: "unknown" };
  if (token === null) return { status: "guest" };
  if (data) return { status: "signed-in", user: data.user };
  if (error) return { status: "failed", retry: () => void mutate() };
  return { status: "loading" };
}

/** Whether a token is stored, without asking the server. For actions that must not wait. */
export const hasToken = () => readStored("token") !== null;

/** Signs in and stores the token and the user's id. Rejects with `ApiError`, or when the answer has no token. */
export async function signIn(email: string, password: string, remember: boolean): Promise<void> {
  const known = readStored("deviceToken");
  const device = known !== null && DEVICE_TOKEN.test(known) ? { device_token: known } : {};
  keepSession(sessionIn(await api.auth.login({ email, password, remember, ...device })));
}

const DEVICE_TOKEN = /^[\w.-]{1,100}$/;

/** Stores a session in this browser. */
export function keepSession({ token, user, device }: KeptSession): void {
  if (device !== null) writeStored("deviceToken", device);
  writeStored("user", user);
  writeStored("token", token);
}

/** Ends the session. The browser deletes it even if the server cannot be reached. */
export async function signOut(): Promise<void> {
  try {
    await api.auth.logout();
  } catch (error) {
    console.warn("The server was not told about the logout; its session ends by itself.", error);
  }
  forgetDraft();
  forgetSession();
}
