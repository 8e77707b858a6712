import type { Shown } from "./page-memory.ts";

/** Collects what the API answers used by a page show. */
export interface ShownCollector {
  /** Adds the headers of one answer. */
  add(headers: Readonly<Record<string, unknown>>): void;
  /** Null when an answer did not declare what it shows. */
  shown(): Shown | null;
}

const DAY_MS = 86_400_000;

export function collectShown(): ShownCollector {
  const keys = new Set<string>();
  let freshForMs = DAY_MS;
  let saidAll = true;
  return {
    add({ "surrogate-key": shown, "surrogate-control": control }) {
      const seconds = /^max-age=(\d+)$/.exec(String(control))?.[1];
      if (typeof shown !== "string" || seconds === undefined) saidAll = false;
      else for (const key of shown.split(" ")) keys.add(key);
      freshForMs = Math.min(freshForMs, Number(seconds ?? 0) * 1000);
    },
    shown: () => (saidAll ? { keys, freshForMs } : null),
  };
}
