import type { ActionAnswer } from "@selvedge/commerce/wire/owner";
import { createContext, use, useState } from "react";
import useSWR, { useSWRConfig } from "swr";
import { messageOf, Refused, send } from "./refused.ts";
import type { Transport } from "./transport.ts";

/** What screens read and change through: the actions, for whoever is signed in. */
interface OwnerCalls {
  transport: Transport;
  bearer: string;
  /** Called when the shop no longer knows the session. */
  onEnded: () => void;
}

const OwnerCallsContext = createContext<OwnerCalls | null>(null);
export const OwnerCallsProvider = OwnerCallsContext.Provider;

/** The input of an action. */
export type Fields = Readonly<Record<string, string | number | boolean | readonly string[] | undefined>>;

/** "stock list" is `/api/owner/stock/list`. */
const pathOf = (action: string) => `/api/owner/${action.replaceAll(" ", "/")}`;

function queryOf(fields: Fields): string {
  const given = Object.entries(fields).flatMap(([field, value]) =>
    value === undefined ? [] : [[field, String(value)]],
  );
  return given.length === 0 ? "" : `?${new URLSearchParams(given).toString()}`;
}

function useCall() {
  const calls = use(OwnerCallsContext);
  if (!calls) throw new Error("A screen of the desk is outside of OwnerCallsProvider.");
  const { transport, bearer, onEnded } = calls;
  return async (
    method: "GET" | "POST",
    path: string,
    body?: unknown,
    onProgress?: (share: number) => void,
  ): Promise<ActionAnswer> => {
    try {
      return await send<ActionAnswer>(transport, { method, path, bearer, body, ...(onProgress ? { onProgress } : {}) });
    } catch (error) {
      if (error instanceof Refused && error.status === 401) onEnded();
      throw error;
    }
  };
}

export interface ActionRead<Data> {
  state: "loading" | "ready" | "error";
  /** The last answer, also while it is read again. */
  data: Data | undefined;
  /** What a command prints. */
  text: string | undefined;
  /** Why it could not be read. */
  error: string | undefined;
  retry: () => void;
}

/**
 * Reads an action that changes nothing, again after each change and when the tab is looked at again. `null` reads
 * nothing.
 */
export function useAction<Data>(action: string | null, fields: Fields = {}): ActionRead<Data> {
  const call = useCall();
  const path = action === null ? null : pathOf(action) + queryOf(fields);
  const { data: answer, error, mutate } = useSWR<ActionAnswer, unknown>(path, (url: string) => call("GET", url));
  return {
    state: answer ? "ready" : error === undefined ? "loading" : "error",
    data: answer?.data as Data | undefined,
    text: answer?.message,
    error: error === undefined ? undefined : messageOf(error),
    retry: () => void mutate(),
  };
}

/** Reads an action when it is asked to, such as for a file that is to be saved. Throws `Refused`. */
export function useReadOnce(): (action: string, fields: Fields) => Promise<ActionAnswer> {
  const call = useCall();
  return (action, fields) => call("GET", pathOf(action) + queryOf(fields));
}

/** Sends a file to an action. Throws `Refused`. Screens are not read again. */
export function useSendFile(): (action: string, fields: Fields, file: Blob) => Promise<ActionAnswer> {
  const call = useCall();
  return (action, fields, file) => call("POST", pathOf(action) + queryOf(fields), file);
}

export interface ActionChange {
  state: "idle" | "busy";
  /** Counts the changes of this page load: of several, the one with the highest number was asked for last. 0: none was. */
  number: number;
  /** How much of the file is sent, from 0 to 1; `undefined` without one. */
  progress: number | undefined;
  /** What the last change did, in the action's words. */
  done: string | undefined;
  /** Why the last change was refused. */
  error: string | undefined;
  /** Wrong fields of the last change, with a message each. */
  fields: Readonly<Record<string, string>>;
  /** Resolves with the action's answer, or with null if it was refused. `file` is for actions that take one. */
  run: (fields: Fields, file?: Blob) => Promise<ActionAnswer | null>;
}

/**
 * Makes a change by an action, and has every screen read again; also if the answer is lost, as the change may be made.
 * A dry run does everything and rolls it back, so it is refused as the change would be.
 */
export function useChange(action: string, { isDryRun = false }: { isDryRun?: boolean } = {}): ActionChange {
  const call = useCall();
  const { mutate } = useSWRConfig();
  const [outcome, setOutcome] = useState<Omit<ActionChange, "run">>(IDLE);
  async function run(fields: Fields, file?: Blob): Promise<ActionAnswer | null> {
    const number = ++changesMade;
    setOutcome({ ...IDLE, number, state: "busy" });
    try {
      const tried = isDryRun ? { dry_run: "1" } : {};
      const answer = await (file
        ? call("POST", pathOf(action) + queryOf({ ...fields, ...tried }), file, (progress) =>
            setOutcome({ ...IDLE, number, state: "busy", progress }),
          )
        : call("POST", pathOf(action) + queryOf(tried), fields));
      if (!isDryRun) await mutate(() => true).catch(() => undefined);
      setOutcome({ ...IDLE, number, done: answer.message });
      return answer;
    } catch (error) {
      if (!isDryRun && error instanceof Refused && error.status === 0) void mutate(() => true).catch(() => undefined);
      setOutcome({ ...IDLE, number, error: messageOf(error), fields: error instanceof Refused ? error.fields : {} });
      return null;
    }
  }
  return { ...outcome, run };
}

let changesMade = 0;

const IDLE = { state: "idle", number: 0, progress: undefined, done: undefined, error: undefined, fields: {} } as const;
