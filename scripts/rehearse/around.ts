import type { ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { freePort, startProgram, writeWithPorts } from "./processes.ts";

const deploy = join(import.meta.dirname, "../../deploy");

/** A program of the system that runs, and where it answers. */
export interface Around {
  origin: string;
  child: ChildProcess;
}

/** Starts HAProxy with `deploy/haproxy.cfg`, on the ports that stand for those in the file. */
export async function startBalancer(folder: string, portOf: ReadonlyMap<number, number>): Promise<Around> {
  const file = writeWithPorts(readFileSync(join(deploy, "haproxy.cfg"), "utf8"), join(folder, "haproxy.cfg"), portOf);
  const origin = `http://127.0.0.1:${portOf.get(4000)}`;
  return { origin, child: await startProgram("haproxy", ["-f", file, "-db"], `${origin}/readyz`) };
}

/** Starts Prometheus with `deploy/monitoring`, which then asks every two seconds. */
export async function startPrometheus(folder: string, portOf: ReadonlyMap<number, number>): Promise<Around> {
  const textOf = (name: string) => readFileSync(join(deploy, "monitoring", name), "utf8");
  writeWithPorts(textOf("alerts.yml"), join(folder, "alerts.yml"), portOf);
  const scraping = textOf("prometheus.yml").replaceAll("15s", "2s");
  const file = writeWithPorts(scraping, join(folder, "prometheus.yml"), portOf);
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const args = [
    `--config.file=${file}`,
    `--storage.tsdb.path=${join(folder, "prometheus")}`,
    `--web.listen-address=127.0.0.1:${port}`,
    "--log.level=error",
  ];
  return { origin, child: await startProgram("prometheus", args, `${origin}/-/ready`) };
}

/** The value of an expression, 0 where there is none. */
export async function askPrometheus(origin: string, expression: string): Promise<number> {
  const answer = await fetch(`${origin}/api/v1/query?${new URLSearchParams({ query: expression }).toString()}`);
  const { data } = (await answer.json()) as { data: { result: { value: [number, string] }[] } };
  return Number(data.result[0]?.value[1] ?? 0);
}
