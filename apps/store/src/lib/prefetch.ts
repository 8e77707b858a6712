import { unstable_serialize } from "swr";
import { api } from "./browser-api.ts";
import type { Query } from "./query.ts";

/** How long a prefetched answer may be used. */
const FRESH_MS = 10_000;
const MOST = 20;

interface Asked {
  at: number;
  answer: Promise<unknown>;
}

/** By query key, oldest first. */
const ahead = new Map<string, Asked>();

const isFresh = ({ at }: Asked) => performance.now() - at < FRESH_MS;

/** Requests a resource that is likely to be shown next. Failures are ignored: it is requested again when shown. */
export function prefetch(query: Query<unknown>): void {
  const key = unstable_serialize(query.key);
  const known = ahead.get(key);
  if (known && isFresh(known)) return;
  ahead.delete(key);
  const answer = query.read(api);
  answer.catch(() => ahead.delete(key));
  ahead.set(key, { at: performance.now(), answer });
  const [oldest = key] = ahead.keys();
  if (ahead.size > MOST) ahead.delete(oldest);
}

/**
 * Reads a resource: uses a recent prefetch, or requests it. All reads share a pending prefetch; a settled one serves a
 * single read.
 */
export function read<Answer>(query: Query<Answer>): Promise<Answer> {
  const key = unstable_serialize(query.key);
  const known = ahead.get(key);
  if (!known || !isFresh(known)) return query.read(api);
  const forget = () => ahead.delete(key);
  known.answer.then(forget, forget);
  return known.answer as Promise<Answer>;
}
