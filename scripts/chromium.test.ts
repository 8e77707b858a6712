import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { chromiumProblem, installedChromium, unpackChromium } from "./chromium.ts";

const folder = mkdtempSync(join(tmpdir(), "chromium-"));
afterAll(() => rmSync(folder, { recursive: true }));

function program(name: string, script: string): string {
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  return path;
}

describe.skipIf(process.platform !== "linux" || process.arch !== "x64")("the pinned browser", () => {
  test("is unpacked once per user and version, completely even if two processes start at once", async () => {
    const cache = join(folder, "cache");
    const [one, two] = await Promise.all([unpackChromium(cache), unpackChromium(cache)]);
    expect(one).toMatch(/\/cache\/chromium-\d+\.\d+\.\d+\/chromium$/);
    expect(two).toBe(one);
    expect(chromiumProblem(one)).toBeNull();
    expect(readdirSync(cache)).toHaveLength(1);
    expect(statSync(join(cache, readdirSync(cache)[0] ?? "")).mode & 0o777).toBe(0o700);
  });
});

describe.skipIf(process.platform === "win32")("a browser that does not start", () => {
  test("without the required system libraries it names them in one line", () => {
    const lacking = program(
      "lacking",
      'echo "chromium: error while loading shared libraries: libnspr4.so: cannot open shared object file: No such file or directory" >&2; exit 127',
    );
    expect(chromiumProblem(lacking)).toBe(
      `The browser for the tests does not start: libnspr4.so is missing on this machine. It needs NSS and NSPR (Debian, Ubuntu: apt-get install libnss3; Fedora: dnf install nss), or a Chromium of yours in CHROME_PATH.`,
    );
  });

  test("any other reason is reported as it is", () => {
    expect(chromiumProblem(program("broken", 'echo "first\nsecond" >&2; exit 3'))).toBe(
      `The browser for the tests does not start: first. Set CHROME_PATH to a Chromium that does. (${folder}/broken)`,
    );
    expect(chromiumProblem(join(folder, "nowhere"))).toContain("ENOENT");
  });
});

test("finds an installed browser at the system's usual path or on PATH", () => {
  const own = program("chromium-browser", "");
  expect(installedChromium("linux", { PATH: `/nowhere:${folder}` })).toBe(own);
  expect(installedChromium("linux", { PATH: "/nowhere" })).toBeUndefined();
  expect(installedChromium("darwin", { PATH: folder })).toBeUndefined();
});
