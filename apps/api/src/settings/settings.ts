import type { PinRange } from "@selvedge/commerce/cash-on-delivery";
import type { Seller } from "@selvedge/commerce/invoice";
import type { Paise } from "@selvedge/commerce/money";
import type { Secrets } from "./secrets.ts";
import { sellerProblems } from "./seller.ts";
import { contradictions, Environment, problemsInProduction, uselessBesideApi, type Variables } from "./environment.ts";

/** Whose shop it is, where the environment does not say otherwise. */
export interface Label {
  name: string;
  /** Sender of the shop's mails, and where it gets its own notices. */
  ordersEmail: string;
  /** Within which time it answers, such as "within one working day". */
  replyTime: string;
  legal: Seller;
}

/** The API by itself knows no label. */
export const UNNAMED: Label = {
  name: "Selvedge",
  ordersEmail: "orders@selvedge.example",
  replyTime: "within one working day",
  legal: {
    name: "Selvedge",
    address: "1 Loom Street, Indore 452001, Madhya Pradesh, India",
    state: "Madhya Pradesh",
    gstin: "23AAAAA0000A1ZA",
  },
};

export interface MailSettings {
  /** Where mails are handed over; `null` keeps them as files under the data directory. */
  smtpUrl: string | null;
  /** The shop's own address, the only sender. */
  from: string;
  /** The shop's name as mails show it: the name in `from`. */
  label: string;
  /** Where the shop gets its own notices. */
  shopAddress: string;
  /** Within which time the shop answers, such as "within one working day". */
  replyTime: string;
}

export interface PaymentSettings {
  provider: "sandbox" | "razorpay";
  /** Origin of Razorpay's API, without a slash at the end. */
  baseUrl: string;
  keyId: string;
  keySecrets: Secrets;
  webhookSecrets: Secrets;
}

/** Where shoppers sign in without a password of ours, and as whom the shop asks there. */
export interface SignInSettings {
  issuer: string;
  clientId: string;
  clientSecret: string;
}

/** A bucket of Amazon S3, or of a service that speaks its protocol. */
export interface MediaSettings {
  /** Its address, without credentials and without a slash at the end. */
  bucketUrl: string;
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
}

/** Long enough for a balancer that asks for readiness every second. */
const DRAIN_MS = 2_500;

/** What the environment decided, checked. */
export interface Settings {
  mode: "demo" | "production";
  port: number;
  /** Whether PORT was given: then a taken port stops the start, otherwise the next free one is used. */
  portIsExplicit: boolean;
  host: string;
  dataDirectory: string;
  /** Where uploaded photos and their pictures lie; `null`: in the data directory. */
  media: MediaSettings | null;
  databaseUrl: string | null;
  /** Connections to the server that requests of this process share, and as many to a standby. */
  databasePoolSize: number;
  /** A standby of that server, which the public catalogue is read from; `null`: there is none. */
  databaseReadUrl: string | null;
  /** Origin of the API that runs in another process; `null`: it runs in this one. */
  apiUrl: string | null;
  /** Origin of the shop as visitors see it, without a slash at the end; `null`: the address it listens on. */
  publicUrl: string | null;
  payments: PaymentSettings;
  /** Where an order may be paid for when it comes; nowhere if there are none. */
  cashOnDelivery: readonly PinRange[];
  /** What an order may come to that is paid for when it comes. */
  mostInCash: Paise;
  mail: MailSettings;
  seller: Seller;
  /** What signs links to papers and out of the newsletter, and encrypts authenticators; `null`: a file in the data directory. */
  linkSecrets: Secrets | null;
  /** Null: by password alone. */
  signIn: SignInSettings | null;
  rateLimits: "strict" | "relaxed";
  /** Whether browsers keep the public pages that were visited, for when the line is away. */
  offlinePages: boolean;
  /** How many reverse proxies stand in front, whose `X-Forwarded-For` is believed. */
  trustedHops: number;
  /** How long a stopping process behind a proxy goes on taking requests, until the proxy has noticed. */
  drainMs: number;
  /** Where metrics are served; `null`: nowhere. */
  metrics: { host: string; port: number } | null;
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
  const { settings, problems } = checkSettings(env, label);
  if (problems.length > 0) throw new SettingsError(problems);
  return settings;
}

/** The same for a start, which has more to check than settings: what is wrong with them comes back as lines, and a wrong variable as its default. */
export function checkSettings(
  env: Record<string, string | undefined>,
  label: Label = UNNAMED,
): { settings: Settings; problems: string[] } {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ""),
  );
  const wrong = new Map(
    Environment.safeParse(given).error?.issues.map(({ path, message }) => [path.join("."), message]),
  );
  const variables = Environment.parse(Object.fromEntries(Object.entries(given).filter(([name]) => !wrong.has(name))));
  const others = [
    ...(variables.API_URL === undefined ? contradictions(variables) : uselessBesideApi(Object.keys(given))),
    ...(variables.SHOP_ENV === "production" ? problemsInProduction(variables) : []),
    ...sellerProblems(label.legal, variables.SHOP_ENV),
  ];
  const problems = [
    ...Array.from(wrong, ([name, message]) => `${name} ${message}`),
    // A wrong variable is missing only because it is wrong.
    ...others.filter((line) => !wrong.has(line.split(" ", 1)[0] ?? "")),
  ];
  return { settings: settingsOf(variables, label), problems };
}

function settingsOf(variables: Variables, label: Label): Settings {
  const from = variables.MAIL_FROM ?? `${label.name} <${label.ordersEmail}>`;

  return {
    mode: variables.SHOP_ENV,
    port: variables.PORT ?? 4000,
    portIsExplicit: variables.PORT !== undefined,
    host: variables.HOST,
    dataDirectory: variables.DATA_DIR,
    media: variables.MEDIA_URL === undefined ? null : mediaSettings(variables.MEDIA_URL),
    databaseUrl: variables.DATABASE_URL ?? null,
    databasePoolSize: variables.DATABASE_POOL_SIZE,
    databaseReadUrl: variables.DATABASE_READ_URL ?? null,
    apiUrl: variables.API_URL ?? null,
    publicUrl: variables.PUBLIC_URL ?? null,
    payments: {
      provider: variables.PAYMENT_PROVIDER,
      baseUrl: variables.RAZORPAY_BASE_URL,
      keyId: variables.RAZORPAY_KEY_ID,
      keySecrets: variables.RAZORPAY_KEY_SECRET,
      webhookSecrets: variables.RAZORPAY_WEBHOOK_SECRET,
    },
    cashOnDelivery: variables.COD_PINCODES ?? [],
    mostInCash: variables.COD_MAX,
    mail: {
      smtpUrl: variables.SMTP_URL ?? null,
      from,
      label: from.replace(/\s*<.*$/, ""),
      shopAddress: variables.SHOP_EMAIL ?? label.ordersEmail,
      replyTime: label.replyTime,
    },
    seller: sellerOf(label),
    linkSecrets: variables.LINK_SECRET ?? null,
    signIn: signInSettings(variables),
    rateLimits: variables.RATE_LIMITS,
    offlinePages: variables.OFFLINE_PAGES === "on",
    trustedHops: variables.TRUST_PROXY,
    drainMs: variables.DRAIN_SECONDS === undefined ? DRAIN_MS : variables.DRAIN_SECONDS * 1_000,
    metrics:
      variables.METRICS_PORT === undefined
        ? null
        : { host: variables.METRICS_HOST ?? "127.0.0.1", port: variables.METRICS_PORT },
    logLevel: variables.LOG_LEVEL ?? (variables.SHOP_ENV === "production" ? "info" : "warn"),
  };
}

/** A label's `legal` says more than papers need. */
function sellerOf({ legal: { name, address, state, gstin } }: Label): Seller {
  return { name, address, state, gstin };
}

function mediaSettings(text: string): MediaSettings {
  const { origin, pathname, username, password, searchParams } = new URL(text);
  return {
    bucketUrl: origin + pathname.replace(/\/$/, ""),
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
    region: searchParams.get("region") ?? "us-east-1",
  };
}

function signInSettings(variables: Variables): SignInSettings | null {
  const { OIDC_ISSUER: issuer, GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = variables;
  return clientId === undefined || clientSecret === undefined ? null : { issuer, clientId, clientSecret };
}
