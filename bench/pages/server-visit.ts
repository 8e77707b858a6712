import { existsSync, readFileSync } from "node:fs";
import { measure } from "../load.ts";
import type { Served } from "./floors.ts";
import { type Figures, PATHS } from "./visit.ts";

const CALLERS = 16;

/** Sixteen clients request the product's document, compressed, for some seconds; then measures the server's memory. */
export async function serverVisit({ url, pid }: Served): Promise<Figures> {
  const load = await measure(url, {
    name: "product, document",
    method: "GET",
    path: PATHS.product,
    encoding: "br",
    concurrency: CALLERS,
  });
  const held = residentBytes(pid);
  return { ...load, ...(held === null ? {} : { resident: held }) };
}

/** Memory of a process; null on a system without `/proc`. */
function residentBytes(pid: number): number | null {
  const file = `/proc/${pid}/status`;
  const kilobytes = existsSync(file) ? /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(file, "utf8"))?.[1] : undefined;
  return kilobytes === undefined ? null : Number(kilobytes) * 1024;
}
