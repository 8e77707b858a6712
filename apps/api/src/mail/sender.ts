import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { PermanentFailure } from "../jobs/index.ts";
import type { Settings } from "../settings/settings.ts";

/** A mail to be sent. */
export interface OutgoingMail {
  from: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  messageId: string;
  date: Date;
  replyTo?: string;
  /** Headers besides the standard ones. */
  headers?: Record<string, string>;
}

/**
 * Sends mails. `send` throws `PermanentFailure` if a retry is pointless, and sends nothing once `signal` is aborted.
 */
export interface MailSender {
  send(mail: OutgoingMail, signal?: AbortSignal): Promise<void>;
  close(): Promise<void>;
}

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** Keeps the library from reading a file or URL that a mail's content names. */
const NO_FETCHING = { disableFileAccess: true, disableUrlAccess: true };

/**
 * Sends mails to an SMTP server over a pooled connection, encrypted if `mustEncrypt`. Only a 5xx refusal of the mail
 * itself is permanent; a wrong password or missing encryption may be fixed, so those are retried.
 */
export function smtpSender(url: string, mode: Settings["mode"]): MailSender {
  const transport = smtpTransport(url, mode);
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

/** Connects to an SMTP server as `smtpSender` does, and signs in. Rejects with the reason if it cannot. */
export async function checkMailServer(url: string, mode: Settings["mode"]): Promise<void> {
  const transport = smtpTransport(url, mode);
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

function smtpTransport(url: string, mode: Settings["mode"]) {
  const options = new URL(url);
  return createTransport({
    pool: true,
    host: options.hostname.replace(/^\[|\]$/g, ""),
    port: options.port === "" ? (options.protocol === "smtps:" ? 465 : 587) : Number(options.port),
    secure: options.protocol === "smtps:",
    requireTLS: mustEncrypt(options, mode),
    ...(options.username === ""
      ? {}
      : { auth: { user: decodeURIComponent(options.username), pass: decodeURIComponent(options.password) } }),
    maxConnections: 1,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    ...NO_FETCHING,
  });
}

/**
 * Whether mails must wait until the server encrypts: always, except for a server on this machine in demo mode. `smtps:`
 * encrypts from the start.
 */
export function mustEncrypt({ protocol, hostname }: URL, mode: Settings["mode"]): boolean {
  return protocol === "smtp:" && !(mode === "demo" && LOOPBACK.test(hostname));
}

/** Whether the server refused the mail itself: its sender, its recipient or its content. */
function isFinal(error: unknown): boolean {
  if (typeof error !== "object" || error === null || !("code" in error && "responseCode" in error)) return false;
  const isAboutMail = error.code === "EENVELOPE" || error.code === "EMESSAGE";
  return isAboutMail && typeof error.responseCode === "number" && error.responseCode >= 500;
}

/** Writes each mail to a .eml file. For shops without a mail server, and for development. */
export function fileSender(directory: string): MailSender {
  const transport = createTransport({ streamTransport: true, buffer: true, ...NO_FETCHING });
  return {
    async send(mail) {
      const { message } = await transport.sendMail(mail);
      if (!Buffer.isBuffer(message)) throw new Error("The mail was not composed in memory.");
      await mkdir(directory, { recursive: true, mode: 0o700 });
      const name = mail.messageId.replace(/^<|@.*$/g, "");
      const file = join(directory, `${mail.date.toISOString().replaceAll(":", "-")}-${name}.eml`);
      // Written under another name first, so that readers of the directory never see a partial file.
      await writeFile(`${file}.part`, message, { mode: 0o600 });
      await rename(`${file}.part`, file);
    },
    close: async () => {},
  };
}
