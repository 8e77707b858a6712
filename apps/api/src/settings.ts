import { z } from "zod";

export interface MailSettings {
  /** Where mails are handed over; `null` keeps them as files under the data directory. */
  smtpUrl: string | null;
  /** The shop's own address, the only sender. */
  from: string;
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
  readonly problems: string[];

  constructor(problems: string[]) {
    super(problems.join("\n"));
    this.problems = problems;
  }
}

const oneOf = <const Value extends string>(...values: Value[]) =>
  z.enum(values, { error: `must be ${values.join(" or ")}` });

const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,5}$/, { error: `must be a whole number from ${least} to ${most}` })
    .transform(Number)
    .refine((value) => value >= least && value <= most, { error: `must be a whole number from ${least} to ${most}` });

const url = (protocols: RegExp, example: string) =>
  z.url({ protocol: protocols, error: `must be a URL like ${example}` });

const origin = url(/^https?$/, "https://shop.example").transform((text, context) => {
  const parsed = new URL(text);
  if (parsed.pathname === "/" && !parsed.search && !parsed.hash) return parsed.origin;
  context.addIssue("must be an origin without a path, like https://shop.example");
  return z.NEVER;
});

/** Signing secrets of the sandbox bank. They protect nothing: the bank's money is not real. */
const SANDBOX = { keyId: "rzp_test_sandbox", keySecret: "sandbox-key-secret", webhookSecret: "sandbox-webhook-secret" };

const Environment = z.object({
  SHOP_ENV: oneOf("demo", "production").default("demo"),
  PORT: wholeNumber(1, 65_535).optional(),
  HOST: z.string().default("127.0.0.1"),
  DATA_DIR: z.string().default(".data"),
  DATABASE_URL: url(/^postgres(ql)?$/, "postgresql://shop@localhost/shop").optional(),
  PUBLIC_URL: origin.optional(),
  PAYMENT_PROVIDER: oneOf("sandbox", "razorpay").default("sandbox"),
  RAZORPAY_KEY_ID: z.string().default(SANDBOX.keyId),
  RAZORPAY_KEY_SECRET: z.string().default(SANDBOX.keySecret),
  RAZORPAY_WEBHOOK_SECRET: z.string().default(SANDBOX.webhookSecret),
  SMTP_URL: url(/^smtps?$/, "smtp://user:password@mail.example:587").optional(),
  MAIL_FROM: z.string().default("Nimar <orders@nimar.example>"),
  SHOP_EMAIL: z.email({ error: "must be an address like orders@shop.example" }).default("shop@nimar.example"),
  RATE_LIMITS: oneOf("strict", "relaxed").default("strict"),
  TRUST_PROXY: wholeNumber(0, 10).default(0),
  LOG_LEVEL: oneOf("fatal", "error", "warn", "info", "debug", "silent").optional(),
});

/**
 * Reads the settings from environment variables; an empty one counts as absent. Throws `SettingsError` with every mistake
 * at once. docs/operations.md explains each variable.
 */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ""));
  const parsed = Environment.safeParse(given);
  if (!parsed.success) {
    throw new SettingsError(
      parsed.error.issues.map(({ path, message }) => {
        const name = path.join(".");
        return `${name} ${message}; it is "${given[name] ?? ""}". Correct it, or unset it to get the default.`;
      }),
    );
  }
  const variables = parsed.data;
  return {
    mode: variables.SHOP_ENV,
    port: variables.PORT ?? 4000,
    portIsExplicit: variables.PORT !== undefined,
    host: variables.HOST,
    dataDirectory: variables.DATA_DIR,
    databaseUrl: variables.DATABASE_URL ?? null,
    publicUrl: variables.PUBLIC_URL ?? null,
    payments: {
      provider: "sandbox",
      keyId: variables.RAZORPAY_KEY_ID,
      keySecret: variables.RAZORPAY_KEY_SECRET,
      webhookSecret: variables.RAZORPAY_WEBHOOK_SECRET,
    },
    mail: { smtpUrl: variables.SMTP_URL ?? null, from: variables.MAIL_FROM, shopAddress: variables.SHOP_EMAIL },
    rateLimits: variables.RATE_LIMITS,
    trustedHops: variables.TRUST_PROXY,
    logLevel: variables.LOG_LEVEL ?? (variables.SHOP_ENV === "production" ? "info" : "warn"),
  };
}
