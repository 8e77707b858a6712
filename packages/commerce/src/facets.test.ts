import { describe, expect, it } from "vitest";
import { type Facet, facetParameters, FACETS, readFacets } from "./facets.ts";

const FIT = { key: "fit", kind: "values", order: "label" } as const satisfies Facet;
const WEIGHT = { key: "weight", kind: "range" } as const satisfies Facet;
const MADE_HERE = { key: "made_here", kind: "switch" } as const satisfies Facet;

describe("a table of facets", () => {
  const table = [...FACETS, FIT, WEIGHT, MADE_HERE] as const;
  const read = (search: string) => readFacets(table, new URLSearchParams(search));

  it("reads the URL of each entry, and writes it in the table's order", () => {
    const chosen = read("made_here=true&fit=Loose,close&weight_max=200&weight_min=900&size=M");
    expect(chosen).toMatchObject({
      size: ["m"],
      fit: ["close", "loose"],
      weight: { min: 200, max: 900 },
      made_here: true,
    });
    const written = facetParameters(table, chosen).map((parameter) => parameter.join("="));
    expect(written).toEqual(["size=m", "fit=close,loose", "weight_min=200", "weight_max=900", "made_here=1"]);
    expect(read(written.join("&"))).toEqual(chosen);
  });

  it("chooses nothing in a URL that names none of its entries", () => {
    expect(read("color[]=x&weight=3")).toMatchObject({ color: [], weight: { min: null, max: null }, made_here: false });
    expect(facetParameters(table, read(""))).toEqual([]);
  });

  it("has no two entries with the same parameter", () => {
    const keys = FACETS.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
