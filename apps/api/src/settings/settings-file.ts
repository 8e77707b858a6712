import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Refusal } from "../http/refusal.ts";

/** The settings of a new shop, with secrets of its own. What only the owner knows has no value yet. */
const textOf = (
  webhookSecret: string,
  linkSecret: string,
) => `# Settings of the shop. docs/operations.md explains each; a line without a value counts as not set.
SHOP_ENV=production
PORT=4000
DATA_DIR=.shop

# The address that shoppers see, such as https://shop.example
PUBLIC_URL=
# How many reverse proxies stand in front
TRUST_PROXY=0

# A PostgreSQL server in place of the embedded database, such as postgresql://shop:password@localhost/shop
DATABASE_URL=

# Such as smtp://user:password@mail.example:587
SMTP_URL=

# Razorpay shows the key. Give it the webhook's secret when you add the webhook there.
PAYMENT_PROVIDER=razorpay
RAZORPAY_KEY_ID=
RAZORPAY_KEY_SECRET=
RAZORPAY_WEBHOOK_SECRET=${webhookSecret}

# Signs links in mails, and encrypts the authenticators of staff. Keep a copy apart from backups
LINK_SECRET=${linkSecret}
`;

/**
 * Writes the settings of a new shop, for this account only; in a dry run nothing. Refuses with 409 where there are
 * settings. Resolves with the file.
 */
export async function writeSettingsFile(folder: string, { isDryRun = false } = {}): Promise<string> {
  const file = join(folder, ".env");
  const exists = () => new Refusal(409, `${file} exists, and is not overwritten.`);
  if (isDryRun) {
    if (existsSync(file)) throw exists();
    return file;
  }
  const text = textOf(randomBytes(24).toString("base64url"), randomBytes(24).toString("base64url"));
  await writeFile(file, text, { flag: "wx", mode: 0o600 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "EEXIST") throw exists();
    throw new Refusal(422, `${file} cannot be written: ${error.message}.`);
  });
  return file;
}
