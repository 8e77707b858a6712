import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { Radio, RadioGroup, type RadioGroupProps, type RadioInputProps } from "./index.ts";

const choose = vi.fn();

function Sizes({ radio, ...group }: Partial<RadioGroupProps> & { radio?: Partial<RadioInputProps> }) {
  return (
    <form aria-label="order">
      <RadioGroup label="Size" onValueChange={choose} {...group}>
        <Radio value="s">Small</Radio>
        <Radio {...radio} value="m">
          Medium
        </Radio>
      </RadioGroup>
    </form>
  );
}

const radio = (name: string) => screen.getByRole<HTMLInputElement>("radio", { name });
const medium = () => radio("Medium");
const chosen = () => ["Small", "Medium"].filter((name) => radio(name).checked);

afterEach(() => {
  cleanup();
  choose.mockReset();
});

test("one radio is checked, and is submitted under the group's name", () => {
  render(<Sizes name="size" />);
  expect(chosen()).toEqual([]);
  fireEvent.click(medium());
  expect(chosen()).toEqual(["Medium"]);
  expect(choose.mock.calls).toEqual([["m"]]);
  expect([...new FormData(screen.getByRole("form"))]).toEqual([["size", "m"]]);
  fireEvent.click(radio("Small"));
  expect(chosen()).toEqual(["Small"]);
});

test("groups without a name are independent of each other", () => {
  render(
    <>
      <RadioGroup label="Size" defaultValue="m">
        <Radio value="m">Medium</Radio>
      </RadioGroup>
      <RadioGroup label="Material">
        <Radio value="khadi">Khadi</Radio>
      </RadioGroup>
    </>,
  );
  fireEvent.click(radio("Khadi"));
  expect(medium().checked).toBe(true);
});

test("a controlled group shows the caller's value", () => {
  render(<Sizes value="s" />);
  fireEvent.click(medium());
  expect(choose.mock.calls).toEqual([["m"]]);
  expect(chosen()).toEqual(["Small"]);
});

test("the caller's handler runs first, and may prevent the change", () => {
  const onChange = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(<Sizes radio={{ onChange }} />);
  fireEvent.click(medium());
  expect(onChange).toHaveBeenCalledOnce();
  expect(choose).not.toHaveBeenCalled();
});

test("a choice is required unless the group says otherwise", () => {
  const { rerender } = render(<Sizes />);
  expect([radio("Small").required, medium().required]).toEqual([true, true]);
  rerender(<Sizes required={false} />);
  expect(medium().required).toBe(false);
});

test("single radios can be disabled, and all with their group", () => {
  const { rerender } = render(<Sizes radio={{ disabled: true }} />);
  expect([radio("Small").disabled, medium().disabled]).toEqual([false, true]);
  rerender(<Sizes disabled />);
  expect([radio("Small").disabled, medium().disabled]).toEqual([true, true]);
});

test("a radio outside a group throws an error that says so", () => {
  const error = vi.spyOn(console, "error").mockReturnValue();
  expect(() => render(<Radio value="m">Medium</Radio>)).toThrow(
    "<Radio> must stand inside <RadioGroup>, which knows what is chosen.",
  );
  error.mockRestore();
});
