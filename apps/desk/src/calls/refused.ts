import type { RefusalBody } from "@selvedge/commerce/wire/primitives";
import type { OwnerCall, Transport } from "./transport.ts";

/** The shop refused a call, or could not be reached (`status` 0). The message is for people. */
export class Refused extends Error {
  override name = "Refused";
  readonly status: number;
  /** The first message of each wrong field. */
  readonly fields: Readonly<Record<string, string>>;

  constructor(status: number, message: string, fields: Readonly<Record<string, string>> = {}) {
    super(message);
    this.status = status;
    this.fields = fields;
  }
}

const UNREACHABLE = "The shop cannot be reached. Check the connection and try again.";
const UNKNOWN =
  "The shop did not answer, so this may have been done or not. Look at what is shown now before you try again.";
const FAILED = "The shop could not answer. Try again in a moment.";

/** Sends a call. Throws `Refused` for any status but 2xx. A change whose answer is lost may have been made. */
export async function send<Answer>(transport: Transport, call: OwnerCall): Promise<Answer> {
  const { status, body } = await transport(call).catch(() => {
    throw new Refused(0, call.method === "GET" ? UNREACHABLE : UNKNOWN);
  });
  if (status >= 200 && status < 300) return body as Answer;
  const { message, errors = {} } = (body ?? {}) as Partial<RefusalBody>;
  const fields = Object.entries(errors).flatMap(([field, messages]) => (messages[0] ? [[field, messages[0]]] : []));
  throw new Refused(status, message ?? FAILED, Object.fromEntries(fields) as Record<string, string>);
}

/** A sentence for people about anything that was thrown by a call. */
export const messageOf = (error: unknown): string => (error instanceof Refused ? error.message : FAILED);
