import { expect, test } from "vitest";
import { coveragePages, findProofs, proofsIn, readPage, readSpecification } from "./spec-coverage.ts";

const specification = readSpecification();
const demands = Object.values(specification).flatMap((group) => Object.keys(group));
const proofs = findProofs();

test("every requirement of the specification is proven by a test", () => {
  const proven = new Set(proofs.map(({ name }) => name));
  expect(demands.length).toBeGreaterThan(50);
  expect(demands.filter((name) => !proven.has(name))).toEqual([]);
});

test("no test claims an unknown requirement", () => {
  expect(proofs.filter(({ name }) => !demands.includes(name))).toEqual([]);
});

test.for(Object.entries(coveragePages(specification, proofs)))(
  "%s is up to date (npm run spec-coverage)",
  ([file, text]) => {
    expect(readPage(file)).toBe(text);
  },
);

test("a test may prove several requirements", () => {
  const source = '  // spec: A\n  // spec: B\n  test("does both", async () => {';
  const proof = { file: "x.test.ts", title: "does both" };
  expect(proofsIn("x.test.ts", source)).toEqual([
    { name: "A", ...proof },
    { name: "B", ...proof },
  ]);
});

test.for([
  ['test.for(["a", "b"])(\n  "%s is one of many", () => {', "%s is one of many"],
  ['describe.concurrent.each(PAGES)("%s", (page) => {', "%s"],
  ["test('says \"yes\"', () => {", 'says "yes"'],
  ["export const Empty: Story = {", "Empty"],
] as const)("what proves it may be written as %s", ([source, title]) => {
  expect(proofsIn("x.test.ts", `// spec: A\n${source}`)).toEqual([{ name: "A", file: "x.test.ts", title }]);
});

test("a spec line that is not above a test is an error", () => {
  const source = '// spec: A\nconst a = 1;\ntest("b", () => {';
  expect(() => proofsIn("x.test.ts", source)).toThrow("x.test.ts:1 stands above no test.");
});
