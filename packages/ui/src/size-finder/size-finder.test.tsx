import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { findSize } from "../fixtures/find-size.ts";
import { sizes } from "../fixtures/sizes.ts";
import { SizeChart, type SizeUnit } from "../size-chart/index.ts";
import { SizeFinder, type SizeFinderProps, SizeFinderResult } from "./index.ts";

afterEach(cleanup);

const find = findSize(sizes);
const Finder = (props: Partial<SizeFinderProps>) => <SizeFinder find={find} onChoose={() => {}} {...props} />;
const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const submit = () => fireEvent.submit(screen.getByRole("form", { name: "Find your size" }));
const result = () => screen.getByRole("status").textContent;

test("requests the size of the measurements that were entered, in inches", () => {
  const onFind = vi.fn();
  render(<Finder defaultUnit="cm" onFind={onFind} />);
  type("Waist", "76,2 cm");
  expect(submit()).toBe(false);
  expect(onFind.mock.calls).toEqual([[{ waist: 30 }]]);
  expect(result()).toBe("Your size is M.");
});

test("the live region is there before the result, and empty again after a change", () => {
  render(<Finder />);
  const region = screen.getByRole("status");
  type("Bust", "36");
  expect(region.textContent).toBe("");
  submit();
  expect(region.textContent).toBe("Your size is M.");
  type("Hip", "43");
  expect(region.textContent).toBe("");
  submit();
  expect(region.textContent).toBe("Your size is XL.");
  expect(screen.getByRole("status")).toBe(region);
});

test("a cleared measurement does not count", () => {
  const onFind = vi.fn();
  render(<Finder defaultValue={{ bust: 36, hip: 45 }} onFind={onFind} />);
  expect(result()).toBe("Your size is XXL.");
  type("Hip", " ");
  submit();
  expect(onFind.mock.calls).toEqual([[{ bust: 36 }]]);
  expect(result()).toBe("Your size is M.");
});

test("only the measurements of the chart are asked for and used", () => {
  render(<Finder measures={["hip"]} defaultValue={{ bust: 42, hip: 39 }} />);
  expect(screen.queryByRole("textbox", { name: "Bust" })).toBeNull();
  expect(result()).toBe("Your size is M.");
});

test("a form without a measurement, and one outside the accepted range, is rejected at its field", () => {
  const onFind = vi.fn();
  render(<Finder defaultUnit="cm" accepted={{ min: 20, max: 60 }} onFind={onFind} />);
  submit();
  expect(document.activeElement).toBe(field("Bust"));
  expect(field("Bust").getAttribute("aria-invalid")).toBe("true");
  screen.getByText("Enter at least one measurement");
  type("Waist", "10");
  submit();
  screen.getByText("Waist: enter 51 to 152.5 cm");
  expect(document.activeElement).toBe(field("Waist"));
  expect(field("Bust").getAttribute("aria-invalid")).toBeNull();
  type("Waist", "60");
  expect(screen.queryByText(/^Waist: enter/)).toBeNull();
  submit();
  expect(onFind).toHaveBeenCalledOnce();
});

test("a rejected submission withdraws the earlier result", () => {
  const { rerender } = render(<Finder defaultValue={{ bust: 36 }} />);
  expect(result()).toBe("Your size is M.");
  rerender(<Finder defaultValue={{ bust: 36 }} accepted={{ min: 40, max: 60 }} />);
  submit();
  expect(result()).toBe("");
});

test("a unit that is switched by a size chart converts what was typed, and restores it", () => {
  function Both() {
    const [unit, setUnit] = useState<SizeUnit>("in");
    return (
      <SizeChart label="Body" measurements={["Bust"]} rows={[]} unit={unit} onUnitChange={setUnit}>
        <Finder unit={unit} unitPicker="hidden" defaultValue={{ hip: 39 }} />
      </SizeChart>
    );
  }
  render(<Both />);
  type("Bust", "36.3");
  type("Waist", "about 30");
  const values = () => ["Bust", "Waist", "Hip"].map((name) => field(name).value);
  const press = (name: string) => fireEvent.click(screen.getByRole("radio", { name }));
  press("cm");
  expect(values()).toEqual(["92", "about 30", "99"]);
  press("in");
  expect(values()).toEqual(["36.3", "about 30", "39"]);
});

test("a form reset restores the initial measurements and their result", () => {
  render(<Finder defaultValue={{ bust: 36 }} />);
  type("Bust", "wide");
  submit();
  expect(result()).toBe("");
  fireEvent.reset(screen.getByRole("form"));
  expect(field("Bust").value).toBe("36");
  expect(field("Bust").getAttribute("aria-invalid")).toBeNull();
  expect(result()).toBe("Your size is M.");
});

test("made to measure is offered only if the product and the page have it", () => {
  const outside = { kind: "outside", end: "larger" } as const;
  const custom = () => screen.queryByRole("button", { name: "Have it made to measure" });
  const { rerender } = render(
    <SizeFinderResult finding={{ ...outside, custom: true }} onChoose={() => {}} onCustom={() => {}} />,
  );
  expect(custom()).not.toBeNull();
  rerender(<SizeFinderResult finding={{ ...outside, custom: false }} onChoose={() => {}} onCustom={() => {}} />);
  expect(custom()).toBeNull();
  rerender(<SizeFinderResult finding={{ ...outside, custom: true }} onChoose={() => {}} />);
  expect(custom()).toBeNull();
});
