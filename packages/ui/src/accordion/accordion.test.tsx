import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { Accordion, AccordionItem } from "./index.ts";

// spec: Product: accordions
test("closed content is in the server's markup, without a `hidden` attribute", () => {
  const html = renderToString(
    <Accordion>
      <AccordionItem value="care" title="Care Instructions">
        Wash cold, inside out
      </AccordionItem>
    </Accordion>,
  );
  expect(html).toContain("Wash cold, inside out");
  expect(html).toContain('aria-expanded="false"');
  expect(html).not.toMatch(/\shidden(=|\s|>)/);
});
