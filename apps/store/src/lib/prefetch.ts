import { unstable_serialize } from "swr";
import { api } from "./browser-api.ts";
import type { Query } from "./query.ts";

/** For so long an answer is as good as one that is asked for now. */
const FRESH_MS = 10_000;
const MOST = 20;

interface Asked {
  at: number;
  answer: Promise<unknown>;
}

/** By the query's key, oldest first. */
const ahead = new Map<string, Asked>();

const isFresh = ({ at }: Asked) => performance.now() - at < FRESH_MS;

/** Asks for a resource that is likely to be shown next. A failure is nobody's matter: it is asked for again when it is shown. */
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
 * Reads a resource: what was asked for ahead of time, if that is not long ago, or anew. While that answer is on its way it is the
 * answer to all who ask; once it has come, to one.
 */
export function read<Answer>(query: Query<Answer>): Promise<Answer> {
  const key = unstable_serialize(query.key);
  const known = ahead.get(key);
  if (!known || !isFresh(known)) return query.read(api);
  const forget = () => ahead.delete(key);
  known.answer.then(forget, forget);
  return known.answer as Promise<Answer>;
}
