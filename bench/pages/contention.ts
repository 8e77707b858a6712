import { existsSync, readFileSync } from "node:fs";

const PRESSURE = "/proc/pressure/cpu";

/**
 * Starts measuring CPU contention. The returned function gives the share of the time since in which some task waited
 * for a CPU, 0 to 1; null if the system does not report it.
 */
export function watchContention(): () => number | null {
  const began = performance.now();
  const before = waitedMs();
  return () => {
    const now = waitedMs();
    return before === null || now === null ? null : (now - before) / (performance.now() - began);
  };
}

function waitedMs(): number | null {
  if (!existsSync(PRESSURE)) return null;
  const total = /^some .*total=(\d+)/m.exec(readFileSync(PRESSURE, "utf8"))?.[1];
  return total === undefined ? null : Number(total) / 1000;
}
