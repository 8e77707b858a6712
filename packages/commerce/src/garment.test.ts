import { expect, test } from "vitest";
import { describeModel } from "./garment.ts";

test("a model's height is given in centimetres, and in feet and whole inches", () => {
  expect(describeModel({ height_cm: 173, size: "S" })).toBe("Model is 173 cm (5′ 8″) and wears S");
  expect(describeModel({ height_cm: 182, size: "One size" })).toBe("Model is 182 cm (6′ 0″) and wears One size");
});
