import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { testApp } from "../testing/test-app.ts";

const FOLDER = join(import.meta.dirname, "../../../../deploy/monitoring");
/** Of the storefront and of Prometheus itself. */
const FROM_ELSEWHERE = ["selvedge_page_memory_bytes"];

test.each(["alerts.yml", "grafana-dashboard.json"])("each metric that %s names is one of the shop's", async (file) => {
  const shop = await testApp({ env: { METRICS_PORT: "0" } });
  const text = (await shop.metrics?.text()) ?? "";
  await shop.close();
  const names = new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name = ""]) => name));
  const used = readFileSync(join(FOLDER, file), "utf8").match(/\b(?:selvedge|nodejs|process)_\w+/g) ?? [];
  expect(used.length).toBeGreaterThan(5);
  expect(used.filter((name) => !names.has(name.replace(/_bucket$/, "")) && !FROM_ELSEWHERE.includes(name))).toEqual([]);
});

const promtool = (...args: string[]) => spawnSync("promtool", args, { cwd: FOLDER, encoding: "utf8" });
const isInstalled = promtool("--version").error === undefined;
if (!isInstalled) console.warn("promtool is not installed (Debian package prometheus): the alert rules are not tried.");

test.skipIf(!isInstalled)("Prometheus reads the rules and the configuration, and each alert fires as it should", () => {
  for (const args of [
    ["check", "config", "prometheus.yml"],
    ["test", "rules", "alerts.test.yml"],
  ]) {
    const { status, stdout, stderr } = promtool(...args);
    expect(status, stdout + stderr).toBe(0);
  }
});
