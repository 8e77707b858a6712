import { Environment, problemsInProduction } from "./environment.ts";

/** Whose shop it is, where the environment does not say otherwise. */
export interface Label {
  name: string;
  /** Sender of the shop's mails, and where it gets its own notices. */
  ordersEmail: string;
}

/** The API by itself knows no label. */
const UNNAMED: Label = { name: "Selvedge", ordersEmail: "orders@selvedge.example" };

export interface MailSettings {
  /** Where mails are handed over; `null` keeps them as files under the data directory. */
  smtpUrl: string | null;
  /** The shop's own address, the only sender. */
  from: string;
  /** The shop's name as mails show it: the name in `from`. */
  label: string;
  /** Where the shop gets its own notices. */
  shopAddress: string;
}

export interface PaymentSettings {
  provider: "sandbox";
  keyId: string;
  keySecret: string;
  webhookSecret: string;
}

/** What the environment decided, checked. */
export interface Settings {
  mode: "demo" | "production";
  port: number;
  /** Whether PORT was given: then a taken port stops the start, otherwise the next free one is used. */
  portIsExplicit: boolean;
  host: string;
  dataDirectory: string;
  databaseUrl: string | null;
  /** Origin of the shop as visitors see it, without a slash at the end; `null`: the address it listens on. */
  publicUrl: string | null;
  payments: PaymentSettings;
  mail: MailSettings;
  rateLimits: "strict" | "relaxed";
  /** How many reverse proxies stand in front, whose `X-Forwarded-For` is believed. */
  trustedHops: number;
  logLevel: "fatal" | "error" | "warn" | "info" | "debug" | "silent";
}

/** The environment does not describe a shop that can start. `problems` has one line for each mistake. */
export class SettingsError extends Error {
  override readonly name = "SettingsError";
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join("\n"));
    this.problems = problems;
  }
}

/**
 * Reads the settings from environment variables; an empty one counts as absent. `label` is the shop's own. Throws `SettingsError` with every mistake
 * at once. docs/operations.md explains each variable.
 */
export function readSettings(env: Record<string, string | undefined>, label: Label = UNNAMED): Settings {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ""),
  );
  const parsed = Environment.safeParse(given);
  if (!parsed.success)
    throw new SettingsError(parsed.error.issues.map(({ path, message }) => `${path.join(".")} ${message}`));
  const variables = parsed.data;
  const problems = variables.SHOP_ENV === "production" ? problemsInProduction(variables) : [];
  if (problems.length > 0) throw new SettingsError(problems);
  const from = variables.MAIL_FROM ?? `${label.name} <${label.ordersEmail}>`;

  return {
    mode: variables.SHOP_ENV,
    port: variables.PORT ?? 4000,
    portIsExplicit: variables.PORT !== undefined,
    host: variables.HOST,
    dataDirectory: variables.DATA_DIR,
    databaseUrl: variables.DATABASE_URL ?? null,
    publicUrl: variables.PUBLIC_URL ?? null,
    payments: {
      provider: variables.PAYMENT_PROVIDER,
      keyId: variables.RAZORPAY_KEY_ID,
      keySecret: variables.RAZORPAY_KEY_SECRET,
      webhookSecret: variables.RAZORPAY_WEBHOOK_SECRET,
    },
    mail: {
      smtpUrl: variables.SMTP_URL ?? null,
      from,
      label: from.replace(/\s*<.*$/, ""),
      shopAddress: variables.SHOP_EMAIL ?? label.ordersEmail,
    },
    rateLimits: variables.RATE_LIMITS,
    trustedHops: variables.TRUST_PROXY,
    logLevel: variables.LOG_LEVEL ?? (variables.SHOP_ENV === "production" ? "info" : "warn"),
  };
}
