import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { SIZE_TABLE, SIZES } from "./demo-sizes.ts";
import { BODY_PARTS, type BodyPart } from "./measurements.ts";
import { type KnownMeasurements, measurementsOf, recommendSize, type SizeAdvice } from "./size-advice.ts";
import { sizeTableOf } from "./size-tables.ts";
import { ShopSettings } from "./wire/shop-settings.ts";

const demo = sizeTableOf(ShopSettings.parse({}), "dresses")!;
const OFFERED = [...SIZES, "Custom"];
const advise = (body: KnownMeasurements, offered: readonly string[] = OFFERED) => recommendSize(demo, offered, body);
const table = (columns: (BodyPart | null)[], rows: Record<string, (number | null)[]>) => ({
  columns: columns.map((part) => ({ name: part ?? "Neck", part })),
  rows: Object.entries(rows).map(([size, inches]) => ({ size, inches })),
});

describe("the recommended size", () => {
  it("has no measurement tighter, and tells which are looser", () => {
    expect(advise({ bust: 36, waist: 30, hip: 41.5 })).toEqual({
      kind: "one",
      fit: { size: "L", fits: { bust: "looser", waist: "looser", hip: "within" } },
    });
  });

  it("is found by the measurements that are known", () => {
    expect(advise({ waist: 33.5 })).toEqual({ kind: "one", fit: { size: "XL", fits: { waist: "within" } } });
    expect(advise({})).toBeNull();
  });

  it("is one of two in the middle half of a step", () => {
    const kinds = [36.5, 36.51, 37.49, 37.5].map((bust) => advise({ bust }));
    const between: SizeAdvice = {
      kind: "between",
      closer: { size: "M", fits: { bust: "tighter" } },
      looser: { size: "L", fits: { bust: "looser" } },
    };
    expect(kinds).toEqual([
      { kind: "one", fit: { size: "M", fits: { bust: "within" } } },
      between,
      between,
      { kind: "one", fit: { size: "L", fits: { bust: "within" } } },
    ]);
  });

  it("is not the smaller of two if a measurement is much too large for it", () => {
    expect(advise({ bust: 37, waist: 32 })).toEqual({
      kind: "one",
      fit: { size: "L", fits: { bust: "looser", waist: "within" } },
    });
  });

  it("is made to measure outside the table, where the product is", () => {
    expect(advise({ bust: 36, hip: 45.6 })).toEqual({ kind: "outside", end: "larger", custom: true });
    expect(advise({ bust: 30.4, waist: 24 }, SIZES)).toEqual({ kind: "outside", end: "smaller", custom: false });
    expect(advise({ bust: 42.5 })).toMatchObject({ kind: "one", fit: { size: "XXL" } });
    expect(advise({ bust: 30.5 })).toEqual({ kind: "one", fit: { size: "XS", fits: { bust: "looser" } } });
  });

  it("is one in which the product is made", () => {
    expect(advise({ bust: 40 }, ["S", "M"])).toEqual({ kind: "outside", end: "larger", custom: false });
    expect(advise({ bust: 36 }, ["One size"])).toBeNull();
  });
});

describe("a size table", () => {
  test("without a measurement of the body has no recommendation", () => {
    const rings = table([null], { 12: [0.68], 14: [0.72] });
    expect(measurementsOf(rings, ["12", "14"])).toEqual([]);
    expect(recommendSize(rings, ["12", "14"], { bust: 36 })).toBeNull();
  });

  test("is read from large to small too", () => {
    const reversed = { ...demo, rows: demo.rows.toReversed() };
    expect(recommendSize(reversed, OFFERED, { bust: 37 })).toEqual(advise({ bust: 37 }));
  });

  test("ignores a measurement that does not grow with the sizes", () => {
    const odd = table(["bust", "waist"], { S: [34, 30], M: [36, 29], L: [38, 31] });
    expect(measurementsOf(odd, ["S", "M", "L"])).toEqual(["bust"]);
    expect(recommendSize(odd, ["S", "M", "L"], { bust: 36, waist: 50 })).toEqual({
      kind: "one",
      fit: { size: "M", fits: { bust: "within" } },
    });
  });

  test("takes the smaller of two sizes with the same figure, and leaves out figures that it does not have", () => {
    const stretch = table(["waist", "hip"], { S: [28, 37], M: [28, null], L: [30, 41], Free: [null, null] });
    const sizes = ["S", "M", "L", "Free"];
    expect(recommendSize(stretch, sizes, { waist: 28.5 })).toMatchObject({ fit: { size: "S" } });
    expect(recommendSize(stretch, sizes, { waist: 29, hip: 39 })).toEqual({
      kind: "between",
      closer: { size: "M", fits: { waist: "tighter" } },
      looser: { size: "L", fits: { waist: "looser", hip: "looser" } },
    });
    expect(recommendSize(stretch, sizes, { hip: 43 })).toMatchObject({ kind: "outside", end: "larger" });
  });

  test("of one size assumes steps of two inches", () => {
    const free = table(["bust"], { Free: [36] });
    expect([34.4, 34.5, 36.5, 36.6].map((bust) => recommendSize(free, ["Free"], { bust })?.kind)).toEqual([
      "outside",
      "one",
      "one",
      "outside",
    ]);
  });
});

describe("for any table", () => {
  /** Sizes 0, 1, 2, …, whose figures grow by 0.5 to 4 inches. */
  const tables = fc
    .record({
      first: fc.tuple(
        fc.integer({ min: 40, max: 80 }),
        fc.integer({ min: 40, max: 80 }),
        fc.integer({ min: 40, max: 80 }),
      ),
      steps: fc.array(fc.tuple(step(), step(), step()), { maxLength: 8 }),
    })
    .map(({ first, steps }) => {
      const rows = [first];
      for (const grown of steps) rows.push(grown.map((by, part) => by + rows.at(-1)![part]!) as typeof first);
      return table(
        [...BODY_PARTS],
        Object.fromEntries(rows.map((row, size) => [`size ${size}`, row.map((halves) => halves / 2)])),
      );
    });
  const parts = fc.subarray([...BODY_PARTS], { minLength: 1 });
  const figure = fc.integer({ min: 40, max: 400 }).map((quarters) => quarters / 4);
  const bodies = fc.dictionary(fc.constantFrom(...BODY_PARTS), figure, {
    minKeys: 1,
  }) as fc.Arbitrary<KnownMeasurements>;
  const sizesOf = ({ rows }: typeof demo | ReturnType<typeof table>) => rows.map(({ size }) => size);

  it("a body with the figures of a size gets that size, whichever of them are known", () => {
    fc.assert(
      fc.property(tables, parts, fc.nat(), (any, known, pick) => {
        const { size, inches } = any.rows[pick % any.rows.length]!;
        const body = Object.fromEntries(known.map((part) => [part, inches[BODY_PARTS.indexOf(part)]!]));
        expect(recommendSize(any, sizesOf(any), body)).toEqual({
          kind: "one",
          fit: { size, fits: Object.fromEntries(known.map((part) => [part, "within"])) },
        });
      }),
    );
  });

  it("a larger body never gets a smaller size", () => {
    fc.assert(
      fc.property(tables, bodies, fc.tuple(growth(), growth(), growth()), (any, body, grown) => {
        const larger = Object.fromEntries(
          BODY_PARTS.flatMap((part, index) => (body[part] === undefined ? [] : [[part, body[part] + grown[index]!]])),
        );
        const [[low, high], [lowAfter, highAfter]] = [body, larger].map((each) =>
          rangeOf(recommendSize(any, sizesOf(any), each), sizesOf(any)),
        ) as [[number, number], [number, number]];
        expect(lowAfter).toBeGreaterThanOrEqual(low);
        expect(highAfter).toBeGreaterThanOrEqual(high);
      }),
    );
  });

  it("a recommended size is never tighter, and of two neighbouring sizes the smaller is", () => {
    fc.assert(
      fc.property(tables, bodies, (any, body) => {
        const advice = recommendSize(any, sizesOf(any), body)!;
        if (advice.kind === "outside") return;
        const { fit, closer } =
          advice.kind === "one" ? { fit: advice.fit, closer: null } : { fit: advice.looser, closer: advice.closer };
        expect(Object.values(fit.fits)).not.toContain("tighter");
        if (closer) expect(Object.values(closer.fits)).toContain("tighter");
      }),
    );
  });
});

function step() {
  return fc.integer({ min: 1, max: 8 });
}

function growth() {
  return fc.integer({ min: 0, max: 40 }).map((quarters) => quarters / 4);
}

/** The smaller and the larger size of an answer as their places in the table; outside it, those before and after all. */
function rangeOf(advice: SizeAdvice | null, sizes: string[]): [number, number] {
  if (advice?.kind === "one") return [sizes.indexOf(advice.fit.size), sizes.indexOf(advice.fit.size)];
  if (advice?.kind === "between") return [sizes.indexOf(advice.closer.size), sizes.indexOf(advice.looser.size)];
  const beyond = advice?.end === "smaller" ? -1 : sizes.length;
  return [beyond, beyond];
}

test("every size of the demo is found by its own figures", () => {
  expect(SIZES.map((size) => advise(SIZE_TABLE[size]))).toMatchObject(
    SIZES.map((size) => ({ kind: "one", fit: { size } })),
  );
});
