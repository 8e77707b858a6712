import { readFileSync } from "node:fs";
import { type StartedShop, startShop } from "../../e2e/shop/start-shop.ts";
import { type FilledDatabase, filledDirectory, filledServer } from "../engines.ts";
import { type Load, type LoadRequest, measure } from "../load.ts";
import { cartRequests, pageRequests, SLUG } from "../requests.ts";

/** Callers that each wait for an answer before they ask again. */
const CALLERS = 16;
const TICKS_PER_SECOND = 100;

/** How a shop has answered one kind of request. */
export interface Served extends Load {
  name: string;
  /** Milliseconds of CPU for each, database and compression included where they run in the shop's process. */
  cpuMs: number;
}

export interface EngineServed {
  engine: FilledDatabase["name"];
  /** Bytes that the shop's process holds: started, and after everything below. */
  resident: { started: number; after: number };
  served: Served[];
}

/** What one process serves in a crowd, on both engines. A crowd and the shop share the machine. */
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

/** A document that nobody has asked for yet is rendered. */
function newDocument(): LoadRequest {
  let turn = 0;
  const path = () => `/product/${SLUG}?turn=${(turn += 1)}`;
  return { name: "product, document, rendered", method: "GET", path, concurrency: CALLERS };
}

const ofProcess = (pid: number, file: "stat" | "status") => readFileSync(`/proc/${pid}/${file}`, "utf8");

const residentBytes = (pid: number) => Number(/^VmRSS:\s+(\d+) kB/m.exec(ofProcess(pid, "status"))?.[1]) * 1024;

/** In user and system mode, all threads. */
function cpuSeconds(pid: number): number {
  // The name in brackets may hold spaces.
  const fields = ofProcess(pid, "stat").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}
