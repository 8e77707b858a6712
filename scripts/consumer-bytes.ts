import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "playwright";
import { brotli } from "./piece-bytes.ts";

const FILE = join(import.meta.dirname, "../packages/ui/consumers/bytes.json");

/** In bytes. Build tools write their names and versions into an app, so smaller differences are ignored. */
const TOLERANCE = 256;

/** Bytes that the browser loads until a page is complete: each file Brotli-compressed, fonts as they are. */
export interface AppBytes {
  document: number;
  scripts: number;
  styles: number;
  fonts: number;
}

const KINDS: Record<string, keyof AppBytes> = {
  document: "document",
  script: "scripts",
  stylesheet: "styles",
  font: "fonts",
};

/** Loads a page with an empty cache and measures its bytes. */
export async function measureApp(browser: Browser, url: string): Promise<AppBytes> {
  const bytes = { document: 0, scripts: 0, styles: 0, fonts: 0 };
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  // Ends what hangs; a busy machine is no fault.
  page.setDefaultTimeout(120_000);
  const weighed: Promise<void>[] = [];
  page.on("response", (response) => {
    const kind = KINDS[response.request().resourceType()];
    const weigh = async () => {
      if (kind === undefined) return;
      const body = await response.body();
      bytes[kind] += kind === "fonts" ? body.byteLength : brotli(body);
    };
    weighed.push(weigh());
  });
  await page.goto(url);
  // A busy machine may render long after the network has fallen silent, and only what is laid out asks for its faces.
  await page.locator("#pieces, #host").first().waitFor();
  await page.evaluate(async () => {
    document.body.getBoundingClientRect();
    await document.fonts.ready;
  });
  await page.waitForLoadState("networkidle");
  await Promise.all(weighed);
  await page.close();
  return bytes;
}

export type BytesByApp = Record<string, AppBytes>;

export const recordedBytes = (): BytesByApp => JSON.parse(readFileSync(FILE, "utf8")) as BytesByApp;

/** Writes the measured bytes, and keeps those of apps that were not built this time. */
export function writeBytes(measured: BytesByApp): void {
  writeFileSync(FILE, `${JSON.stringify({ ...recordedBytes(), ...measured }, null, 2)}\n`);
}

/** Lists the apps whose bytes differ from the recorded ones. */
export function changedBytes(known: BytesByApp, measured: BytesByApp): string[] {
  return Object.entries(measured).flatMap(([app, bytes]) =>
    (Object.keys(bytes) as (keyof AppBytes)[])
      .filter((kind) => Math.abs(bytes[kind] - (known[app]?.[kind] ?? 0)) > TOLERANCE)
      .map(
        (kind) =>
          `${app}: ${kind} of ${bytes[kind]} bytes, not ${known[app]?.[kind] ?? 0}. If that is meant, run it with --update`,
      ),
  );
}
