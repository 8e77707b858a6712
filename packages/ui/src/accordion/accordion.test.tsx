import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import {
  Accordion,
  AccordionBody,
  AccordionContent,
  AccordionHeading,
  AccordionIcon,
  AccordionItem,
  AccordionSection,
  AccordionTrigger,
} from "./index.ts";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

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

test("AccordionItem renders the same markup as its parts", () => {
  const item = renderToString(
    <Accordion defaultValue={["care"]}>
      <AccordionItem value="care" title="Care" level={2} id="care" className="first">
        Wash cold
      </AccordionItem>
    </Accordion>,
  );
  const parts = renderToString(
    <Accordion defaultValue={["care"]}>
      <AccordionSection value="care" id="care" className="first">
        <AccordionHeading level={2}>
          <AccordionTrigger>
            <span>Care</span>
            <AccordionIcon />
          </AccordionTrigger>
        </AccordionHeading>
        <AccordionContent>
          <AccordionBody>Wash cold</AccordionBody>
        </AccordionContent>
      </AccordionSection>
    </Accordion>,
  );
  expect(item).toContain("Wash cold");
  expect(item).toBe(parts);
});

test("a trigger with render opens its section, and both click handlers run, that of the element first", () => {
  const order: string[] = [];
  render(
    <Accordion>
      <AccordionSection value="care">
        <AccordionTrigger
          onClick={() => order.push("trigger")}
          render={<button type="button" className="own" onClick={() => order.push("element")} />}
        >
          Care
        </AccordionTrigger>
        <AccordionContent>Wash cold</AccordionContent>
      </AccordionSection>
    </Accordion>,
  );
  const trigger = screen.getByRole("button", { name: "Care", expanded: false });
  expect(trigger.classList).toContain("own");
  expect(trigger.dataset["part"]).toBe("trigger");
  fireEvent.click(trigger);
  expect(order).toEqual(["element", "trigger"]);
  expect(trigger.ariaExpanded).toBe("true");
  expect(screen.getByRole("region", { name: "Care" }).textContent).toBe("Wash cold");
});

test("an icon of the caller's replaces plus and minus, and reports the state for its own style", () => {
  const { container } = render(
    <Accordion>
      <AccordionSection value="care">
        <AccordionTrigger>
          <AccordionIcon>›</AccordionIcon>
        </AccordionTrigger>
      </AccordionSection>
    </Accordion>,
  );
  const icon = container.querySelector<HTMLElement>("[data-part=icon]")!;
  expect(icon.textContent).toBe("›");
  expect(icon.querySelector("svg")).toBeNull();
  expect(icon.dataset["state"]).toBe("closed");
  fireEvent.click(screen.getByRole("button"));
  expect(icon.dataset["state"]).toBe("open");
});

test.each([
  ["AccordionHeading", <AccordionHeading key="" />],
  ["AccordionTrigger", <AccordionTrigger key="" />],
  ["AccordionIcon", <AccordionIcon key="" />],
  ["AccordionContent", <AccordionContent key="" />],
])("%s outside of a section says where it must stand", (part, element) => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  expect(() => render(<Accordion>{element}</Accordion>)).toThrow(
    `<${part}> must stand inside <AccordionSection>, which knows whether it is open.`,
  );
});

test("a section outside of an accordion throws an error that says where to put it", () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  expect(() => render(<AccordionSection value="care" />)).toThrow(
    "<AccordionSection> must stand inside <Accordion>, which knows what is open.",
  );
});
