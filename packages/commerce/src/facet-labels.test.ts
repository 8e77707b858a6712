import { expect, test } from "vitest";
import { facetLabel } from "./facet-labels.ts";
import { FACETS } from "./facets.ts";
import { ShopSettings } from "./wire/shop-settings.ts";

const labels = (settings: object) => FACETS.map(({ key }) => facetLabel(ShopSettings.parse(settings), key));

test("each facet has a name, and those of size, material and colour are the owner's words", () => {
  const demo = labels({});
  expect(demo).toEqual(expect.arrayContaining(["Size", "Cloth", "Colour", "Country of origin", "Price", "In stock"]));
  const own = labels({ options: { size: "Length", material_filter: "Metal", color: "Stone" } });
  expect(own.filter((label) => !demo.includes(label)).toSorted()).toEqual(["Length", "Metal", "Stone"]);
});
