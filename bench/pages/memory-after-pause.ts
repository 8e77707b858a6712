import { setTimeout as wait } from "node:timers/promises";
import { spread } from "./summary.ts";

const BYTES = 64 * 2 ** 20;
/** One read for each cache line. */
const STEP = 64;
const PAUSE_MS = 500;
const TIMES = 7;

/**
 * How many times as long it takes to read 64 MB after half a second without reading them; about 1. Some virtual machines
 * reclaim idle memory, and then everything is slow after a pause.
 */
export async function memoryAfterPause(): Promise<number> {
  const memory = new Uint8Array(BYTES).fill(1);
  const read = () => {
    const began = performance.now();
    let sum = 0;
    for (let index = 0; index < BYTES; index += STEP) sum += memory[index] ?? 0;
    if (sum !== BYTES / STEP) throw new Error("The memory was not read.");
    return performance.now() - began;
  };
  const atOnce: number[] = [];
  const afterPause: number[] = [];
  for (let time = 0; time < TIMES; time += 1) {
    await wait(PAUSE_MS);
    afterPause.push(read());
    atOnce.push(read());
  }
  return (spread(afterPause)?.median ?? 0) / (spread(atOnce)?.median ?? 1);
}
