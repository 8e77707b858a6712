import type { Group } from "./groups.ts";
import { pageOf } from "./graph.ts";
import type { Moment } from "./moments.ts";

/** What loading costs at each moment: a byte then, and a file, in bytes that are worth as much. */
const COSTS = {
  shown: { byte: 6, file: 4_000 },
  moved: { byte: 1, file: 4_000 },
  asked: { byte: 1, file: 1_000 },
  alone: { byte: 0, file: 0 },
} as const;

/** What a page may load, with some room below what the journeys allow. */
const LIMITS = {
  /** Before interaction, and after the first move. */
  shown: 94.9 * 1_024,
  moved: 118.4 * 1_024,
  /** Files of islands, on any page; and of all code of the page with the most modules, which has pictures and fonts to ask for too. */
  islands: 4,
  largest: 7,
};
/** Pages that only their visitor sees: what they load after the first move is left to its price. */
const PRIVATE = new Set(
  `account cart checkout compare forgot-password login login-google newsletter order-confirmation payment-cancelled payment-success
  register reset-password revert-email track-order wishlist`.split(/\s+/),
);
/** What is beyond costs more than it can save elsewhere. */
const PENALTIES = {
  bytes: 10_000,
  "files of islands": 3_000_000,
  "files of the largest page": 9_000_000,
  stray: 3_000_000,
};
/** Where chunks import each other in a circle: one of them would run before what it needs. */
export const CIRCULAR = 1e12;

/** For each group the number of its chunk. */
export type Assignment = Uint16Array;

/** What a plan makes a moment load beyond a limit. */
export interface Excess {
  kind: Moment["kind"];
  of: string;
  what: "bytes" | "files of islands" | "files of the largest page";
  by: number;
}

/**
 * What an assignment costs, and where it is beyond a limit; `bytes` are those of the groups, on the line. A chunk is loaded at the
 * moments that need one of its groups, and whenever a chunk that imports it is loaded.
 */
export function pricing(
  groups: readonly Group[],
  bytes: readonly number[],
  moments: readonly Moment[],
): { priceOf: (chunkOf: Assignment) => number; excessesOf: (chunkOf: Assignment) => Excess[] } {
  const words = Math.ceil(moments.length / 32);
  const needed = new Uint32Array(groups.length * words);
  groups.forEach(({ modules: [first = ""] }, group) => {
    moments.forEach(({ modules }, moment) => {
      if (modules.has(first)) needed[group * words + (moment >> 5)]! |= 1 << (moment & 31);
    });
  });
  const from = Uint16Array.from(groups.flatMap(({ imports }, group) => imports.map(() => group)));
  const to = Uint16Array.from(groups.flatMap(({ imports }) => imports));
  const watched = groups.flatMap(({ hasIslands, isIsland }, group) => (hasIslands || isIsland ? [group] : []));
  const everywhere = new Uint32Array(words).fill(0xffffffff);
  const alone = new Uint32Array(words);
  moments.forEach(({ kind }, moment) => {
    if (kind === "alone") alone[moment >> 5]! |= 1 << (moment & 31);
  });
  // The page that is brought for a link is no part of the one that it is brought on.
  const linked = moments.map(({ ahead }) =>
    groups.findIndex(({ modules }) => modules.some((id) => ahead.has(id) && pageOf(id) !== null)),
  );
  const isPrivate = moments.map(({ of }) => PRIVATE.has(of));
  const bases = Int16Array.from(moments, ({ base }) => base ?? -1);
  const sizes = moments.map(({ kind, modules }) => (kind === "shown" ? modules.size : 0));
  const largest = sizes.indexOf(Math.max(...sizes));

  // One set of arrays for all calls: there are hundreds of thousands.
  const loaded = new Uint32Array(needed.length);
  const chunkBytes = new Float64Array(groups.length);
  const importers = new Uint16Array(groups.length);
  const heads = new Int16Array(groups.length);
  const nexts = new Int16Array(from.length);
  const momentBytes = new Float64Array(moments.length);
  const momentFiles = new Uint16Array(moments.length);
  const ready: number[] = [];

  /** Answers with how many chunks are in circles, or behind them. */
  const load = (chunkOf: Assignment): number => {
    for (const array of [loaded, chunkBytes, importers, momentBytes, momentFiles]) array.fill(0);
    heads.fill(-1);
    let waiting = 0;
    for (let group = 0; group < groups.length; group += 1) {
      const chunk = chunkOf[group]!;
      if (chunkBytes[chunk] === 0) waiting += 1;
      chunkBytes[chunk]! += bytes[group]! + 1;
      for (let word = 0; word < words; word += 1) loaded[chunk * words + word]! |= needed[group * words + word]!;
    }
    for (let edge = 0; edge < from.length; edge += 1) {
      const importer = chunkOf[from[edge]!]!;
      const imported = chunkOf[to[edge]!]!;
      if (importer === imported) continue;
      importers[imported]! += 1;
      nexts[edge] = heads[importer]!;
      heads[importer] = edge;
    }
    ready.length = 0;
    for (let chunk = 0; chunk < groups.length; chunk += 1) {
      if (chunkBytes[chunk]! > 0 && importers[chunk] === 0) ready.push(chunk);
    }
    for (let chunk = ready.pop(); chunk !== undefined; chunk = ready.pop()) {
      waiting -= 1;
      for (let edge = heads[chunk]!; edge !== -1; edge = nexts[edge]!) {
        const imported = chunkOf[to[edge]!]!;
        for (let word = 0; word < words; word += 1) {
          loaded[imported * words + word]! |= loaded[chunk * words + word]!;
        }
        importers[imported]! -= 1;
        if (importers[imported] === 0) ready.push(imported);
      }
    }
    return waiting;
  };
  const isLoaded = (chunk: number, moment: number) =>
    ((loaded[chunk * words + (moment >> 5)]! >>> (moment & 31)) & 1) === 1;
  /** How often islands come with what does not need them, or what opens over a page cannot without them. */
  const strays = (chunkOf: Assignment): number => {
    let count = 0;
    for (const group of watched) {
      const mask = groups[group]!.hasIslands ? everywhere : alone;
      for (let word = 0; word < words; word += 1) {
        let stray = loaded[chunkOf[group]! * words + word]! & ~needed[group * words + word]! & mask[word]!;
        for (; stray !== 0; stray &= stray - 1) count += 1;
      }
    }
    return count;
  };

  const fill = (): void => {
    for (let chunk = 0; chunk < groups.length; chunk += 1) {
      if (chunkBytes[chunk] === 0) continue;
      for (let moment = 0; moment < moments.length; moment += 1) {
        const base = bases[moment]!;
        if (!isLoaded(chunk, moment) || (base !== -1 && isLoaded(chunk, base))) continue;
        momentBytes[moment]! += chunkBytes[chunk]!;
        momentFiles[moment]! += 1;
      }
    }
  };
  /** Of a moment, how far it is beyond each of its limits, or nothing. */
  const beyond = (chunkOf: Assignment, moment: number, each: (what: Excess["what"], by: number) => void): void => {
    const { kind } = moments[moment]!;
    const base = bases[moment]!;
    const [own, files] = [momentBytes[moment]!, momentFiles[moment]!];
    if (kind === "shown" && own > LIMITS.shown) each("bytes", own - LIMITS.shown);
    if (kind !== "moved" || isPrivate[moment]) return;
    const page = linked[moment]!;
    const bytesOfPage = page === -1 ? 0 : chunkBytes[chunkOf[page]!]!;
    const all = own + momentBytes[base]! - bytesOfPage;
    if (all > LIMITS.moved) each("bytes", all - LIMITS.moved);
    const ofIslands = files - Number(bytesOfPage > 0);
    if (ofIslands > LIMITS.islands) each("files of islands", ofIslands - LIMITS.islands);
    const ofPage = files + momentFiles[base]!;
    if (base === largest && ofPage > LIMITS.largest) each("files of the largest page", ofPage - LIMITS.largest);
  };

  return {
    priceOf(chunkOf) {
      const circular = load(chunkOf);
      if (circular > 0) return CIRCULAR * circular;
      fill();
      let price = strays(chunkOf) * PENALTIES.stray;
      const add = (what: Excess["what"], by: number) => {
        price += by * PENALTIES[what];
      };
      for (let moment = 0; moment < moments.length; moment += 1) {
        const cost = COSTS[moments[moment]!.kind];
        price += momentBytes[moment]! * cost.byte + momentFiles[moment]! * cost.file;
        beyond(chunkOf, moment, add);
      }
      return price;
    },
    excessesOf(chunkOf) {
      load(chunkOf);
      fill();
      const excesses: Excess[] = [];
      moments.forEach(({ kind, of }, moment) =>
        beyond(chunkOf, moment, (what, by) => excesses.push({ kind, of, what, by })),
      );
      return excesses;
    },
  };
}
