import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { PermanentFailure } from "../jobs/job.ts";

/** A mail on its way out. */
export interface OutgoingMail {
  from: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  messageId: string;
  date: Date;
}

/** Where mails go. `send` throws `PermanentFailure` when another attempt is pointless, and sends nothing more once `signal` is aborted. */
export interface MailSender {
  send(mail: OutgoingMail, signal?: AbortSignal): Promise<void>;
  close(): Promise<void>;
}

/** Nothing in a mail may name a file or an address for the library to fetch. */
const NO_FETCHING = { disableFileAccess: true, disableUrlAccess: true };

/** Hands mails to a mail server over a kept connection. A refusal with 5xx is final, everything else may pass. */
export function smtpSender(url: string): MailSender {
  const options = new URL(url);
  const transport = createTransport({
    pool: true,
    host: options.hostname,
    port: options.port === "" ? (options.protocol === "smtps:" ? 465 : 587) : Number(options.port),
    secure: options.protocol === "smtps:",
    ...(options.username === ""
      ? {}
      : { auth: { user: decodeURIComponent(options.username), pass: decodeURIComponent(options.password) } }),
    maxConnections: 1,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    ...NO_FETCHING,
  });
  return {
    async send(mail, signal) {
      try {
        await transport.sendMail({ ...mail, ...(signal ? { signal } : {}) });
      } catch (error) {
        throw isFinal(error) ? new PermanentFailure((error as Error).message, { cause: error }) : error;
      }
    },
    close: async () => transport.close(),
  };
}

function isFinal(error: unknown): boolean {
  if (typeof error !== "object" || error === null || !("responseCode" in error)) return false;
  return typeof error.responseCode === "number" && error.responseCode >= 500;
}

/** Keeps each mail as a file that any mail program opens. For shops without a mail server, and to look at mails while building. */
export function fileSender(directory: string): MailSender {
  const transport = createTransport({ streamTransport: true, buffer: true, ...NO_FETCHING });
  return {
    async send(mail) {
      const { message } = await transport.sendMail(mail);
      if (!Buffer.isBuffer(message)) throw new Error("The mail was not composed in memory.");
      await mkdir(directory, { recursive: true, mode: 0o700 });
      const name = mail.messageId.replace(/^<|@.*$/g, "");
      const file = join(directory, `${mail.date.toISOString().replaceAll(":", "-")}-${name}.eml`);
      // Written aside first: whoever watches the directory never sees half a mail.
      await writeFile(`${file}.part`, message, { mode: 0o600 });
      await rename(`${file}.part`, file);
    },
    close: async () => {},
  };
}
