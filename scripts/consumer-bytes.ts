import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "playwright";
import { brotli } from "./piece-bytes.ts";

const FILE = join(import.meta.dirname, "../packages/ui/consumers/bytes.json");

/** In bytes. Builders write names and versions of their own into an app: what differs by less is no news. */
const TOLERANCE = 256;

/** What the browser fetches until a page of an app stands, in bytes: Brotli of each file, faces as they are. */
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

/** Opens a page as a first visitor does, and weighs what comes. */
export async function weighApp(browser: Browser, url: string): Promise<AppBytes> {
  const bytes = { document: 0, scripts: 0, styles: 0, fonts: 0 };
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
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

export const knownBytes = (): BytesByApp => JSON.parse(readFileSync(FILE, "utf8")) as BytesByApp;

/** Keeps those of apps that were not built this time. */
export function writeBytes(measured: BytesByApp): void {
  writeFileSync(FILE, `${JSON.stringify({ ...knownBytes(), ...measured }, null, 2)}\n`);
}

/** Says which apps weigh something else than is known of them. */
export function strangeBytes(known: BytesByApp, measured: BytesByApp): string[] {
  return Object.entries(measured).flatMap(([app, bytes]) =>
    (Object.keys(bytes) as (keyof AppBytes)[])
      .filter((kind) => Math.abs(bytes[kind] - (known[app]?.[kind] ?? 0)) > TOLERANCE)
      .map(
        (kind) =>
          `${app}: ${kind} of ${bytes[kind]} bytes, not ${known[app]?.[kind] ?? 0}. If that is meant, run it with --update`,
      ),
  );
}
