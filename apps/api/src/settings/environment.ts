import { CASH_FORBIDDEN_FROM, MOST_IN_CASH, readPinRanges } from "@selvedge/commerce/cash-on-delivery";
import { formatPaise, paiseFromRupees, rupeesFromPaise } from "@selvedge/commerce/money";
import { z } from "zod";
import { secrets } from "./secrets.ts";

/** Signing secrets of the sandbox bank. They protect nothing, because its money is not real. */
export const SANDBOX = {
  keyId: "rzp_test_sandbox",
  keySecret: "sandbox-key-secret",
  webhookSecret: "sandbox-webhook-secret",
};

const oneOf = <const Value extends string>(...values: Value[]) =>
  z.enum(values, { error: ({ input }) => `is ${shown(input)}, and must be one of ${values.join(", ")}. Choose one.` });

function wholeNumber(least: number, most: number) {
  return z
    .string()
    .refine((text) => /^\d{1,5}$/.test(text) && Number(text) >= least && Number(text) <= most, {
      error: ({ input }) => `is ${shown(input)}. Give a whole number from ${least} to ${most}.`,
    })
    .transform(Number);
}

function url(protocol: RegExp, example: string) {
  // The value is not shown: these carry passwords.
  return z.url({ protocol, error: `is not a URL of this kind. Give one like ${example}.` });
}

const origin = z.string().transform((text, context) => {
  const parsed = URL.canParse(text) ? new URL(text) : undefined;
  if (parsed && /^https?:$/.test(parsed.protocol) && parsed.href === `${parsed.origin}/`) return parsed.origin;
  context.addIssue(`is ${shown(text)}, and must be an origin without a path. Give one like https://shop.example.`);
  return z.NEVER;
});

/** Whether `smtpSender` can read it: a host, nothing after the port, and a user and password that can be decoded. */
function isMailServer(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, port, pathname, search, hash, username, password } = new URL(text);
  const rest = pathname.replace(/^\/$/, "") + search + hash;
  return (
    /^smtps?:$/.test(protocol) && hostname !== "" && port !== "0" && rest === "" && isDecodable(username + password)
  );
}

/** Whether it names a bucket, with the key to it. */
function isBucket(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, pathname, search, hash, username, password } = new URL(text);
  return (
    /^https?:$/.test(protocol) &&
    /^\/[^/]+\/?$/.test(pathname) &&
    /^(?:\?region=[\w-]+)?$/.test(search) &&
    hash === "" &&
    username !== "" &&
    password !== "" &&
    isDecodable(username + password)
  );
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

const address = /^[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+$/;
const sender = /^[^<>"\r\n]{1,80}<[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+>$/;

/** The variables that this version reads, each with its default. Nothing else in the environment decides anything. */
export const Environment = z.object({
  SHOP_ENV: oneOf("demo", "production").default("demo"),
  PORT: wholeNumber(0, 65_535).optional(),
  HOST: z.string().default("127.0.0.1"),
  DATA_DIR: z.string().default(".data"),
  JOURNAL_DIR: z
    .undefined({
      error:
        "is not read any more, because stories are in the database. Remove it, start the shop, and publish each file of the directory once: npm run shop -- journal publish FILE. docs/decisions/026-journal.md says which front matter.",
    })
    .optional(),
  MEDIA_URL: z
    .string()
    .refine(isBucket, {
      error:
        "is not the URL of a bucket with its key. Give one like https://KEY:SECRET@s3.ap-south-1.amazonaws.com/bucket?region=ap-south-1, and write %, /, ?, # and + of a secret as %25, %2F, %3F, %23 and %2B.",
    })
    .optional(),
  DATABASE_URL: url(/^postgres(?:ql)?$/, "postgresql://shop:password@localhost/shop").optional(),
  DATABASE_POOL_SIZE: wholeNumber(2, 100).default(10),
  DATABASE_READ_URL: url(/^postgres(?:ql)?$/, "postgresql://shop:password@replica/shop").optional(),
  API_URL: origin.optional(),
  PUBLIC_URL: origin.optional(),
  PAYMENT_PROVIDER: oneOf("sandbox", "razorpay").default("sandbox"),
  RAZORPAY_KEY_ID: z.string().default(SANDBOX.keyId),
  RAZORPAY_KEY_SECRET: secrets.prefault(SANDBOX.keySecret),
  RAZORPAY_WEBHOOK_SECRET: secrets.prefault(SANDBOX.webhookSecret),
  RAZORPAY_BASE_URL: origin.default("https://api.razorpay.com"),
  LINK_SECRET: secrets.optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  OIDC_ISSUER: url(/^https?$/, "https://accounts.google.com").default("https://accounts.google.com"),
  COD_PINCODES: z
    .string()
    .transform((text, context) => {
      const ranges = readPinRanges(text);
      if (ranges) return ranges;
      context.addIssue(`is ${shown(text)}, and must be PIN codes. Give ranges like 452001-452020, 110001.`);
      return z.NEVER;
    })
    .optional(),
  COD_MAX: z
    .string()
    .refine((text) => /^[1-9]\d{0,5}$/.test(text) && paiseFromRupees(Number(text)) < CASH_FORBIDDEN_FROM, {
      error: ({ input }) =>
        `is ${shown(input)}. Give whole rupees from 1 to ${rupeesFromPaise(CASH_FORBIDDEN_FROM) - 1}: nobody may take ${formatPaise(CASH_FORBIDDEN_FROM)} or more in cash for one purchase (Income-tax Act, section 269ST).`,
    })
    .transform((text) => paiseFromRupees(Number(text)))
    .default(MOST_IN_CASH),
  SMTP_URL: z
    .string()
    .refine(isMailServer, {
      error:
        "is not the URL of a mail server. Give one like smtp://user:password@mail.example:587, and write %, /, ? and # of a password as %25, %2F, %3F and %23.",
    })
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(sender, { error: "is not a name with an address. Give one like My Label <orders@shop.example>." })
    .optional(),
  SHOP_EMAIL: z
    .string()
    .regex(address, { error: "is not an e-mail address. Give one like orders@shop.example." })
    .optional(),
  RATE_LIMITS: oneOf("strict", "relaxed").default("strict"),
  OFFLINE_PAGES: oneOf("on", "off").default("on"),
  TRUST_PROXY: wholeNumber(0, 10).default(0),
  DRAIN_SECONDS: wholeNumber(0, 60).optional(),
  METRICS_PORT: wholeNumber(0, 65_535).optional(),
  METRICS_HOST: z.string().optional(),
  LOG_LEVEL: oneOf("fatal", "error", "warn", "info", "debug", "silent").optional(),
});

/** The environment with its defaults. */
export type Variables = z.output<typeof Environment>;

/** What a storefront whose API runs elsewhere reads. */
const OF_STOREFRONT = new Set(
  "SHOP_ENV PORT HOST API_URL PUBLIC_URL PAYMENT_PROVIDER TRUST_PROXY DRAIN_SECONDS LOG_LEVEL".split(" "),
);

/** What would have no effect, of the variables that are given. One line each. */
export function uselessBesideApi(given: readonly string[]): string[] {
  return given
    .filter((name) => name in Environment.shape && !OF_STOREFRONT.has(name))
    .map(
      (name) =>
        `${name} has no effect beside API_URL. Give it to the process that runs the API, and leave it out here.`,
    );
}

/** What does not fit together, whatever kind of shop it is. One line each. */
export function contradictions(variables: Variables): string[] {
  return [
    ...databaseContradictions(variables),
    ...signInContradictions(variables),
    ...metricsContradictions(variables),
    ...(variables.PAYMENT_PROVIDER === "razorpay" ? missingOf(variables) : []),
  ];
}

function metricsContradictions({ METRICS_PORT: port, METRICS_HOST: host, PORT: shopPort }: Variables): string[] {
  if (port === undefined && host !== undefined)
    return ["METRICS_PORT is missing. METRICS_HOST alone opens no metrics; give both, or only METRICS_PORT."];
  if (port !== undefined && port !== 0 && port === shopPort)
    return ["METRICS_PORT is the same as PORT. Give the metrics a port of their own, which the public cannot reach."];
  return [];
}

function databaseContradictions({ DATABASE_URL: url, DATABASE_READ_URL: readUrl }: Variables): string[] {
  if (readUrl === undefined || url !== undefined) return [];
  return ["DATABASE_URL is missing. DATABASE_READ_URL names a copy of what is there; give both, or none."];
}

function signInContradictions({ GOOGLE_CLIENT_ID: id, GOOGLE_CLIENT_SECRET: secret }: Variables): string[] {
  if ((id === undefined) === (secret === undefined)) return [];
  const missing = id === undefined ? "GOOGLE_CLIENT_ID" : "GOOGLE_CLIENT_SECRET";
  return [
    `${missing} is missing. Google gives id and secret together; give both, or none to sign in by password only.`,
  ];
}

/** What Razorpay is not to be had without. The sandbox bank's own values are none of its. */
function missingOf(variables: Variables): string[] {
  const problems: string[] = [];
  if (variables.RAZORPAY_KEY_ID === SANDBOX.keyId) {
    problems.push("RAZORPAY_KEY_ID is missing. Give the key id of your Razorpay account, like rzp_live_….");
  } else if (!/^rzp_(?:test|live)_[A-Za-z0-9]+$/.test(variables.RAZORPAY_KEY_ID)) {
    problems.push("RAZORPAY_KEY_ID is no key id of Razorpay. Give the one that begins with rzp_live_ or rzp_test_.");
  }
  if (variables.RAZORPAY_KEY_SECRET.includes(SANDBOX.keySecret)) {
    problems.push("RAZORPAY_KEY_SECRET is missing. Give the secret that Razorpay showed with the key id.");
  }
  if (variables.RAZORPAY_WEBHOOK_SECRET.includes(SANDBOX.webhookSecret)) {
    problems.push("RAZORPAY_WEBHOOK_SECRET is missing. Give the secret that you have set for the webhook at Razorpay.");
  }
  return problems;
}

/** What a shop that takes real money may not run with. One line each. */
export function problemsInProduction(variables: Variables): string[] {
  const problems: string[] = [];
  if (variables.PUBLIC_URL === undefined) {
    problems.push(
      "PUBLIC_URL is missing. Mails and links need the shop's address; give it, like https://shop.example.",
    );
  }
  if (variables.API_URL === undefined && variables.SMTP_URL === undefined) {
    problems.push(
      "SMTP_URL is missing. Without a mail server no mail reaches a shopper; give it, like smtp://user:password@mail.example:587.",
    );
  }
  // The API's own process sees to the account.
  if (variables.API_URL !== undefined && variables.PAYMENT_PROVIDER === "razorpay") return problems;
  problems.push(
    ...(variables.PAYMENT_PROVIDER === "sandbox" ? sandboxProblems(variables) : testModeProblems(variables)),
  );
  if (variables.OIDC_ISSUER.startsWith("http:")) {
    problems.push("OIDC_ISSUER is not encrypted. Give an https: address, or leave it out.");
  }
  if (variables.MEDIA_URL?.startsWith("http:")) {
    problems.push("MEDIA_URL is not encrypted. Give an https: address.");
  }
  return problems;
}

function sandboxProblems(variables: Variables): string[] {
  const problems = [
    "PAYMENT_PROVIDER is sandbox, whose money is not real. Use razorpay, with the keys of your account, or SHOP_ENV=demo.",
  ];
  if (variables.API_URL !== undefined) return problems;
  if (variables.RAZORPAY_KEY_SECRET.includes(SANDBOX.keySecret)) {
    problems.push("RAZORPAY_KEY_SECRET has its default, which everyone knows. Give the secret of your account.");
  }
  if (variables.RAZORPAY_WEBHOOK_SECRET.includes(SANDBOX.webhookSecret)) {
    problems.push("RAZORPAY_WEBHOOK_SECRET has its default, which everyone knows. Give a secret of your own.");
  }
  return problems;
}

function testModeProblems({ RAZORPAY_KEY_ID: keyId, RAZORPAY_BASE_URL: baseUrl }: Variables): string[] {
  const problems: string[] = [];
  if (keyId.startsWith("rzp_test_") && keyId !== SANDBOX.keyId) {
    problems.push(
      "RAZORPAY_KEY_ID is one of Razorpay's test mode, whose money is not real. Give the one that begins with rzp_live_.",
    );
  }
  if (baseUrl.startsWith("http:")) {
    problems.push("RAZORPAY_BASE_URL is not encrypted. Give an https: address, or leave it out.");
  }
  return problems;
}

function shown(input: unknown): string {
  return JSON.stringify(input);
}
