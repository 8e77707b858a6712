import type { HttpClient } from "../apps/api/src/testing/http-client.ts";

/** Answers to one kind of request. Durations are milliseconds from the request to the end of its answer. */
export interface AnswerFigures {
  request: string;
  /** Number of answers per status; `none` counts requests without an answer. */
  statuses: Record<string, number>;
  p50: number;
  p99: number;
  longest: number;
}

interface Answered {
  request: string;
  status: string;
  ms: number;
}

/** An HTTP client that records the status and duration of each answer. */
export interface RecordingClient extends HttpClient {
  answers: readonly Answered[];
}

/** Wraps a client so that it records its answers. `nameOf` groups requests. @default one group for all */
export function recording(
  client: HttpClient,
  nameOf: (method: string, url: string) => string = () => "all",
): RecordingClient {
  const answers: Answered[] = [];
  return {
    answers,
    async send(method, url, question) {
      const start = performance.now();
      const note = (status: string) =>
        answers.push({ request: nameOf(method, url), status, ms: performance.now() - start });
      try {
        const answer = await client.send(method, url, question);
        note(String(answer.status));
        return answer;
      } catch (error) {
        note("none");
        throw error;
      }
    },
  };
}

/** One line per kind of request, slowest first. */
export function figures(answers: readonly Answered[]): AnswerFigures[] {
  return [...Map.groupBy(answers, ({ request }) => request)]
    .map(([request, all]) => ({ request, ...figuresOf(all) }))
    .toSorted((a, b) => b.p99 - a.p99);
}

function figuresOf(answers: readonly Answered[]): Omit<AnswerFigures, "request"> {
  const sorted = answers.map(({ ms }) => ms).toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN);
  const statuses: Record<string, number> = {};
  for (const { status } of answers) statuses[status] = (statuses[status] ?? 0) + 1;
  return { statuses, p50: at(0.5), p99: at(0.99), longest: at(1) };
}

/** "200 × 12, 503 × 3" */
export function statusText(statuses: Record<string, number>): string {
  return Object.entries(statuses)
    .map(([status, count]) => `${status} × ${count}`)
    .join(", ");
}
