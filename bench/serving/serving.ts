import { readFileSync } from "node:fs";
import { type StartedShop, startShop } from "../../e2e/shop/start-shop.ts";
import { type FilledDatabase, filledDirectory, filledServer } from "../engines.ts";
import { type Load, type LoadRequest, measure } from "../load.ts";
import { cartRequests, pageRequests, SLUG } from "../requests.ts";

/** Number of clients that each wait for an answer before the next request. */
const CALLERS = 16;
const TICKS_PER_SECOND = 100;

/** Performance of a shop for one kind of request. */
export interface Served extends Load {
  name: string;
  /** CPU milliseconds per request, including database and compression if they run in the shop's process. */
  cpuMs: number;
}

export interface EngineServed {
  engine: FilledDatabase["name"];
  /** Resident bytes of the shop's process: after the start, and after the measurements below. */
  resident: { started: number; after: number };
  served: Served[];
}

/** Measures what one process serves under load, on both engines. The load generator and the shop share the machine. */
export async function measureServing(): Promise<EngineServed[]> {
  const measured: EngineServed[] = [];
  for (const open of [filledDirectory, filledServer]) {
    const database = await open();
    try {
      const shop = await startShop({ env: database.env });
      try {
        measured.push({ engine: database.name, ...(await serve(shop)) });
      } finally {
        await shop.stop();
      }
    } finally {
      await database.remove();
    }
  }
  return measured;
}

async function serve(shop: StartedShop): Promise<Omit<EngineServed, "engine">> {
  const started = residentBytes(shop.pid);
  const served: Served[] = [];
  for (const request of [...pageRequests(), newDocument(), ...(await cartRequests(shop.url))]) {
    if (request.concurrency !== CALLERS) continue;
    const [cpu, began] = [cpuSeconds(shop.pid), performance.now()];
    const load = await measure(shop.url, { encoding: "br", ...request });
    const share = (cpuSeconds(shop.pid) - cpu) / ((performance.now() - began) / 1000);
    served.push({ name: request.name, ...load, cpuMs: (share * 1000) / load.perSecond });
  }
  return { resident: { started, after: residentBytes(shop.pid) }, served };
}

/** A document with a new address, which has to be rendered. */
function newDocument(): LoadRequest {
  let turn = 0;
  const path = () => `/product/${SLUG}?turn=${(turn += 1)}`;
  return { name: "product, document, rendered", method: "GET", path, concurrency: CALLERS };
}

const ofProcess = (pid: number, file: "stat" | "status") => readFileSync(`/proc/${pid}/${file}`, "utf8");

const residentBytes = (pid: number) => Number(/^VmRSS:\s+(\d+) kB/m.exec(ofProcess(pid, "status"))?.[1]) * 1024;

/** User and system time of all threads. */
function cpuSeconds(pid: number): number {
  // The process name in brackets may contain spaces.
  const fields = ofProcess(pid, "stat").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}
