import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { PermanentFailure } from "../jobs/index.ts";
import type { Settings } from "../settings/settings.ts";

/** A mail on its way out. */
export interface OutgoingMail {
  from: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  messageId: string;
  date: Date;
  replyTo?: string;
  /** Beside those that each mail has. */
  headers?: Record<string, string>;
}

/** Where mails go. `send` throws `PermanentFailure` when another attempt is pointless, and sends nothing more once `signal` is aborted. */
export interface MailSender {
  send(mail: OutgoingMail, signal?: AbortSignal): Promise<void>;
  close(): Promise<void>;
}

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** Nothing in a mail may name a file or an address for the library to fetch. */
const NO_FETCHING = { disableFileAccess: true, disableUrlAccess: true };

/**
 * Hands mails to a mail server over a kept connection, encrypted (`mustEncrypt`). A mail that it refuses with 5xx is refused for
 * good; everything else may pass, also what it has against the shop: a wrong password, or no encryption.
 */
export function smtpSender(url: string, mode: Settings["mode"]): MailSender {
  const options = new URL(url);
  const transport = createTransport({
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

/** Whether mails wait until the server encrypts: everywhere but on this machine in a demo. `smtps:` encrypts from the start. */
export function mustEncrypt({ protocol, hostname }: URL, mode: Settings["mode"]): boolean {
  return protocol === "smtp:" && !(mode === "demo" && LOOPBACK.test(hostname));
}

/** Whether the mail itself was refused: its sender, its recipient or its content. */
function isFinal(error: unknown): boolean {
  if (typeof error !== "object" || error === null || !("code" in error && "responseCode" in error)) return false;
  const isAboutMail = error.code === "EENVELOPE" || error.code === "EMESSAGE";
  return isAboutMail && typeof error.responseCode === "number" && error.responseCode >= 500;
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
