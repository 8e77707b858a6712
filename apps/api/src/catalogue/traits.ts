import { filterWord } from "@selvedge/commerce/listing";
import type { Db } from "../database/schema.ts";
import { inTurn } from "./in-turn.ts";
import { availability } from "./stock.ts";
import { findAllTraits, findChangedTraits, type Seen, type TraitRow, type TraitRows } from "./traits.repository.ts";

/** A size of a product; `isFree` when it can be bought now. */
export interface SizeTrait {
  word: string;
  label: string;
  position: number;
  isFree: boolean;
}

/** The kind of a material or its colour. */
export interface MaterialTrait {
  word: string;
  label: string;
  colorCode: string;
}

/** The country that a product comes from. */
export interface OriginTrait {
  word: string;
  label: string;
}

/** What a product can be found by. Shared by all products that are alike. */
export interface Traits {
  categories: readonly number[];
  sizes: readonly SizeTrait[];
  materials: readonly MaterialTrait[];
  colors: readonly MaterialTrait[];
  /** One, of a product that is there. */
  origins: readonly OriginTrait[];
  inStock: boolean;
}

/** A product on the shelf. At a moment it has one price, or none when it is published later. */
export interface Piece {
  traits: Traits;
  prices: readonly { from: number; until: number; paise: number }[];
}

/** Every product of the shelf by its id. `version` is another one after each change. */
export interface Pieces {
  byId: ReadonlyMap<number, Piece>;
  version: number;
  /** The last and the next moment at which a price begins or ends. */
  turnsAround(at: number): { from: number; until: number };
}

export interface RememberedTraits {
  /** What they are known to; all are read when none are. */
  seen(): Promise<Seen>;
  /** What was read of the changes since `from`. Resolves with what is known then. */
  take(from: Seen, changes: TraitRows): Promise<Pieces>;
  /** Asks for the changes, and takes them. */
  renew(): Promise<Pieces>;
}

/**
 * Remembers what each product can be found by, so that facets are counted without reading the shop. All of it is read once in a
 * process's life; after that each listing learns what has changed since.
 */
export function createTraits(db: Db): RememberedTraits {
  const byId = new Map<number, Piece>();
  let alike = new Map<string, Traits>();
  let known: Seen | null = null;
  let version = 0;
  let reading: Promise<void> | null = null;

  function put([id, categories, prices, sizes, materials, origin]: TraitRow): void {
    if (!prices) {
      byId.delete(id);
      return;
    }
    const said = JSON.stringify([categories, sizes, materials, origin]);
    // Traits that no product has any longer would stay for ever.
    if (alike.size > byId.size + 1_000) alike = new Map();
    const traits = alike.get(said) ?? traitsFromRow(categories ?? [], sizes ?? [], materials ?? [], origin);
    alike.set(said, traits);
    byId.set(id, {
      traits,
      prices: prices.map(([from, until, paise]) => ({ from, until: until ?? Infinity, paise })),
    });
  }

  async function readAll(): Promise<void> {
    const { rows, ...at } = await findAllTraits(db);
    byId.clear();
    alike.clear();
    for (const row of rows ?? []) put(row);
    known = at;
    version += 1;
  }

  /** Of many who need them at once, one reads. */
  function readAllOnce(): Promise<void> {
    reading ??= readAll().finally(() => {
      reading = null;
    });
    return reading;
  }

  async function seen(): Promise<Seen> {
    for (;;) {
      if (reading) await reading;
      else if (known) return known;
      else await readAllOnce();
    }
  }

  async function take(from: Seen, { rows, ...at }: TraitRows): Promise<Pieces> {
    // Counted by another database, or by one that was restored.
    if (from.counter !== at.counter && known?.counter !== at.counter) known = null;
    if (!known) await seen();
    else if (known.counter === from.counter && seesNoLess(at.snapshot, known.snapshot)) {
      for (const row of rows ?? []) put(row);
      if (rows) version += 1;
      known = at;
    }
    return { byId, version, turnsAround: (at) => turnsAround(byId.values(), at) };
  }

  /** One after the other: what a standby calls its snapshot does not tell which of two saw more, so the later must have begun later. */
  const renew = inTurn(async () => {
    const from = await seen();
    return take(from, await findChangedTraits(db, from));
  });
  return { seen, take, renew };
}

function turnsAround(pieces: Iterable<Piece>, at: number): { from: number; until: number } {
  const around = { from: -Infinity, until: Infinity };
  for (const { prices } of pieces) {
    for (const { from, until } of prices) {
      for (const turn of [from, until]) {
        if (turn <= at) around.from = Math.max(around.from, turn);
        else around.until = Math.min(around.until, turn);
      }
    }
  }
  return around;
}

function traitsFromRow(
  categories: readonly number[],
  sizes: NonNullable<TraitRow[3]>,
  materials: NonNullable<TraitRow[4]>,
  origin: string | null,
): Traits {
  const stock = sizes.map(([, made_to_measure, free]) => ({ made_to_measure, free }));
  const named = (names: (material: NonNullable<TraitRow[4]>[number]) => string | null) =>
    materials.flatMap((material): MaterialTrait[] => {
      const label = names(material);
      return label === null ? [] : [{ word: filterWord(label), label, colorCode: material[2] }];
    });
  return {
    categories,
    sizes: sizes
      .map(([label, made, free], position) => ({ made, word: filterWord(label), label, position, isFree: free !== 0 }))
      .filter(({ made }) => !made),
    materials: named(([kind]) => kind),
    colors: named(([, color]) => color),
    origins: origin === null ? [] : [{ word: filterWord(origin), label: origin }],
    inStock: availability(stock).inStock,
  };
}

/** Whether a snapshot sees no less than another one of the same database: it began later, or no more were under way. */
function seesNoLess(snapshot: string, than: string): boolean {
  const [[end, open], [otherEnd, otherOpen]] = [snapshot, than].map((text) => {
    const [, xmax = "0", underWay = ""] = text.split(":");
    return [BigInt(xmax), underWay === "" ? 0 : underWay.split(",").length] as const;
  }) as [readonly [bigint, number], readonly [bigint, number]];
  return end > otherEnd || (end === otherEnd && open <= otherOpen);
}
