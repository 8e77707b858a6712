import { z } from "zod";

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
const secret = z.string().min(12, { error: "is too short to protect anything. Give at least 12 characters." });

/** The variables that this version reads, each with its default. Nothing else in the environment decides anything. */
export const Environment = z.object({
  SHOP_ENV: oneOf("demo", "production").default("demo"),
  PORT: wholeNumber(0, 65_535).optional(),
  HOST: z.string().default("127.0.0.1"),
  DATA_DIR: z.string().default(".data"),
  DATABASE_URL: url(/^postgres(?:ql)?$/, "postgresql://shop:password@localhost/shop").optional(),
  PUBLIC_URL: origin.optional(),
  PAYMENT_PROVIDER: z
    .enum(["sandbox"], {
      error: ({ input }) =>
        input === "razorpay"
          ? "is razorpay, which this version cannot speak to yet. Leave it out to use the sandbox bank."
          : `is ${shown(input)}, and must be sandbox. Leave it out.`,
    })
    .default("sandbox"),
  RAZORPAY_KEY_ID: z.string().default(SANDBOX.keyId),
  RAZORPAY_KEY_SECRET: secret.default(SANDBOX.keySecret),
  RAZORPAY_WEBHOOK_SECRET: secret.default(SANDBOX.webhookSecret),
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
  TRUST_PROXY: wholeNumber(0, 10).default(0),
  LOG_LEVEL: oneOf("fatal", "error", "warn", "info", "debug", "silent").optional(),
});

/** The environment with its defaults. */
export type Variables = z.output<typeof Environment>;

/** What a shop that takes real money may not run with. One line each. */
export function problemsInProduction(variables: Variables): string[] {
  const problems: string[] = [];
  if (variables.PUBLIC_URL === undefined) {
    problems.push(
      "PUBLIC_URL is missing. Mails and links need the shop's address; give it, like https://shop.example.",
    );
  }
  if (variables.PAYMENT_PROVIDER === "sandbox") {
    problems.push(
      "PAYMENT_PROVIDER is sandbox, whose money is not real. Use SHOP_ENV=demo until a real provider is available.",
    );
  }
  if (variables.RAZORPAY_KEY_SECRET === SANDBOX.keySecret) {
    problems.push("RAZORPAY_KEY_SECRET has its default, which everyone knows. Give the secret of your account.");
  }
  if (variables.RAZORPAY_WEBHOOK_SECRET === SANDBOX.webhookSecret) {
    problems.push("RAZORPAY_WEBHOOK_SECRET has its default, which everyone knows. Give a secret of your own.");
  }
  return problems;
}

function shown(input: unknown): string {
  return JSON.stringify(input);
}
