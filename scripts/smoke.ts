import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * Runs `npm start` as a new user would, on any system, and checks that the shop reports its address and serves its first
 * page.
 */
const isWindows = process.platform === "win32";
const dataDirectory = mkdtempSync(join(tmpdir(), "selvedge-smoke-"));
// On Windows npm is a shell script.
const shop = spawn(isWindows ? "npm start" : "npm", isWindows ? [] : ["start"], {
  cwd: join(import.meta.dirname, ".."),
  shell: isWindows,
  stdio: ["ignore", "pipe", "inherit"],
  env: { ...process.env, PORT: "0", DATA_DIR: dataDirectory },
});
const ended = new Promise<number | null>((resolve) => shop.on("exit", resolve));

let said = "";
const address = await new Promise<string>((resolve, reject) => {
  shop.stdout.on("data", (text: Buffer) => {
    process.stdout.write(text);
    said += text.toString();
    const found = /The shop is open at (\S+)/.exec(said)?.[1];
    if (found) resolve(found);
  });
  shop.on("exit", (code) => reject(new Error(`npm start ended with ${code} before the shop was open.`)));
});
const page = await fetch(address);
const html = await page.text();
const title = /<title>([^<]+)<\/title>/.exec(html)?.[1];
console.log(`${address} answers ${page.status}: ${title}`);
process.exitCode = page.status === 200 && title ? 0 : 1;

// Windows has no signals, so the process tree is ended there.
if (isWindows) spawnSync("taskkill", ["/pid", String(shop.pid), "/t", "/f"]);
else shop.kill("SIGTERM");
const code = await ended;
if (!isWindows && code !== 0) throw new Error(`npm start ended with ${code}.`);
rmSync(dataDirectory, { recursive: true, force: true, maxRetries: 10 });
