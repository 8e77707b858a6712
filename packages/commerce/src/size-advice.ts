import { BODY_PARTS, type BodyPart, CUSTOM_SIZE } from "./measurements.ts";
import type { SizeTable } from "./wire/shop-settings.ts";

/** Body measurements in inches, as far as they are known. */
export type KnownMeasurements = Readonly<Partial<Record<BodyPart, number>>>;

/** How a size fits at one measurement: like its figure in the table, tighter because the body is larger, or looser. */
export type Fit = "within" | "tighter" | "looser";

/** A size, and its fit at each known measurement that the table has a figure for. */
export interface SizeFit {
  size: string;
  fits: Partial<Record<BodyPart, Fit>>;
}

/**
 * `one`: the recommended size. `between`: two neighbouring sizes, of which the shopper chooses. `outside`: all measurements
 * are smaller than the table, or one is larger; `custom` says whether the product is also made to measure.
 */
export type SizeAdvice =
  | { kind: "one"; fit: SizeFit }
  | { kind: "between"; closer: SizeFit; looser: SizeFit }
  | { kind: "outside"; end: "smaller" | "larger"; custom: boolean };

type Table = Pick<SizeTable, "columns" | "rows">;

/** The figure of one measurement in one size, and the steps to the next smaller and larger figure, in inches. */
interface Figure {
  row: number;
  inches: number;
  down: number;
  up: number;
}

/** The sizes of a table from small to large, and the figures of each measurement that orders them. */
interface Scale {
  sizes: string[];
  figures: ReadonlyMap<BodyPart, readonly Figure[]>;
}

/** Up to this part of a step beside its figure, a measurement counts as the figure. */
const SAME = 0.25;
/** From this part of a step above its figure, a size is too tight to be offered. */
const TOO_FAR = 0.75;
/** The step of a measurement with the same figure in all sizes, in inches. */
const ONLY_STEP = 2;

/** The measurements by which `recommendSize` finds a size of the product, in the order of `BODY_PARTS`. Empty: none. */
export function measurementsOf(table: Table, offered: readonly string[]): BodyPart[] {
  return [...(scaleOf(table, offered)?.figures.keys() ?? [])];
}

/**
 * The size of a product for a body. `offered` are the product's sizes; `CUSTOM_SIZE` among them means made to measure.
 * Null if no measurement is known that the table has.
 *
 * A measurement fits `within` a size if it differs from the size's figure by at most a quarter of the step to the next
 * figure. The recommended size is the smallest in which no known measurement is tighter, so one large measurement decides.
 * If the next smaller size is tighter by less than three quarters of a step everywhere, the body is `between` the two.
 * Consequences: a body with the figures of a size gets that size, and a larger body never gets a smaller size.
 */
export function recommendSize(table: Table, offered: readonly string[], body: KnownMeasurements): SizeAdvice | null {
  const scale = scaleOf(table, offered);
  if (!scale) return null;
  const known = [...scale.figures].flatMap(([part, figures]) => {
    const inches = body[part];
    return inches === undefined ? [] : [{ figures, inches }];
  });
  if (known.length === 0) return null;

  /** The first size that is right at every measurement, by the steps that the body is above the figure. */
  const firstWhere = (isRight: (steps: number) => boolean) =>
    Math.max(
      ...known.map(({ figures, inches }) => {
        const first = figures.find((figure) => isRight((inches - figure.inches) / figure.up));
        return first?.row ?? Infinity;
      }),
    );
  const fitAt = (row: number): SizeFit => ({ size: scale.sizes[row] ?? "", fits: fitsAt(scale, row, body) });
  const best = firstWhere((steps) => steps <= SAME);
  const custom = offered.includes(CUSTOM_SIZE);
  if (best === Infinity) return { kind: "outside", end: "larger", custom };
  if (known.every(({ figures: [first], inches }) => first && inches < first.inches - TOO_FAR * first.down)) {
    return { kind: "outside", end: "smaller", custom };
  }
  return firstWhere((steps) => steps < TOO_FAR) < best
    ? { kind: "between", closer: fitAt(best - 1), looser: fitAt(best) }
    : { kind: "one", fit: fitAt(best) };
}

function fitsAt({ figures }: Scale, row: number, body: KnownMeasurements): SizeFit["fits"] {
  const fits: SizeFit["fits"] = {};
  for (const [part, ofPart] of figures) {
    const figure = ofPart.find((each) => each.row === row);
    const inches = body[part];
    if (figure === undefined || inches === undefined) continue;
    const steps = (inches - figure.inches) / (inches > figure.inches ? figure.up : figure.down);
    fits[part] = steps > SAME ? "tighter" : steps < -SAME ? "looser" : "within";
  }
  return fits;
}

/** Null if no measurement of the body orders the sizes, for instance those of rings. */
function scaleOf({ columns, rows }: Table, offered: readonly string[]): Scale | null {
  const ofProduct = rows.filter(({ size }) => offered.includes(size));
  for (const ordered of [ofProduct, ofProduct.toReversed()]) {
    const columnOf = (part: BodyPart) => columns.findIndex((column) => column.part === part);
    const isMeasured = (row: SizeTable["rows"][number]) =>
      BODY_PARTS.some((part) => (row.inches[columnOf(part)] ?? null) !== null);
    const measured = ordered.filter(isMeasured);
    const figures = BODY_PARTS.flatMap((part) => {
      const ofPart = figuresIn(measured.map(({ inches }) => inches[columnOf(part)] ?? null));
      return ofPart ? [[part, ofPart] as const] : [];
    });
    if (figures.length > 0) return { sizes: measured.map(({ size }) => size), figures: new Map(figures) };
  }
  return null;
}

/** The figures of a column. Null if there are none, or one is smaller than that of a smaller size. */
function figuresIn(column: readonly (number | null)[]): Figure[] | null {
  const known = column.flatMap((inches, row) => (inches === null ? [] : [{ row, inches }]));
  if (known.length === 0 || known.some(({ inches }, index) => inches < (known[index - 1]?.inches ?? 0))) return null;
  return known.map(({ row, inches }) => {
    const smaller = known.findLast((each) => each.inches < inches)?.inches;
    const larger = known.find((each) => each.inches > inches)?.inches;
    const down = smaller === undefined ? undefined : inches - smaller;
    const up = larger === undefined ? undefined : larger - inches;
    return { row, inches, down: down ?? up ?? ONLY_STEP, up: up ?? down ?? ONLY_STEP };
  });
}
