import { expect, test } from "vitest";
import { codeToPaste } from "../.storybook/docs/code-to-paste.ts";

test("code comes with what it imports, each piece from its own entry", () => {
  const code = `<ProductCard>\n  <ProductCardTitle href="#tara">Tara</ProductCardTitle>\n  <Badge tone="new">NEW IN</Badge>\n</ProductCard>`;
  expect(codeToPaste(code)).toBe(
    `import { Badge } from "@selvedge/ui/badge";\nimport { ProductCard, ProductCardTitle } from "@selvedge/ui/product-card";\n\n${code}`,
  );
});

test("an icon is imported from its own file", () => {
  expect(codeToPaste("<HandbagSimple />")).toBe(
    `import { HandbagSimple } from "@selvedge/ui/icons/handbag-simple";\n\n<HandbagSimple />`,
  );
});

test("names that are no piece are left to whoever pastes", () => {
  expect(codeToPaste("<Account />")).toBe("<Account />");
});
