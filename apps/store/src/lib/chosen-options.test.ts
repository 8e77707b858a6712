import { expect, test } from "vitest";
import { optionsInWords, pieceInWords } from "./chosen-options.ts";

const measurements = { bust: 36, waist: 30, hip: 40 };

test("chosen options are one line, with the shop's word for a size", () => {
  const chosen = { material: "Indigo khadi", size: "M", measurements: null };
  expect(optionsInWords(chosen, "Size")).toBe("Indigo khadi, size M");
  expect(optionsInWords({ ...chosen, size: "18 in" }, "Length")).toBe("Indigo khadi, length 18 in");
  expect(optionsInWords({ ...chosen, measurements }, "Size")).toBe(
    "Indigo khadi, Custom: bust 36, waist 30, hip 40 in",
  );
  expect(optionsInWords({ ...chosen, material: null, size: null }, "Size")).toBe("");
});

test("a product is named with its size", () => {
  expect(pieceInWords("Anaar Ring", "14", "Size")).toBe("Anaar Ring, size 14");
  expect(pieceInWords("Moti Necklace", "18 in", "Length")).toBe("Moti Necklace, length 18 in");
  expect(pieceInWords("Noor Khadi Kurta", "Custom", "Size")).toBe("Noor Khadi Kurta, custom size");
  expect(pieceInWords("Jhola Tote", null, "Size")).toBe("Jhola Tote");
});
