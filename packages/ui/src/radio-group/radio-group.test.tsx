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

test("one of them is chosen, and the form sends it under the group's name", () => {
  render(<Sizes name="size" />);
  expect(chosen()).toEqual([]);
  fireEvent.click(medium());
  expect(chosen()).toEqual(["Medium"]);
  expect(choose.mock.calls).toEqual([["m"]]);
  expect([...new FormData(screen.getByRole("form"))]).toEqual([["size", "m"]]);
  fireEvent.click(radio("Small"));
  expect(chosen()).toEqual(["Small"]);
});

test("groups without a name do not take each other's choice", () => {
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

test("a caller that holds the choice decides", () => {
  render(<Sizes value="s" />);
  fireEvent.click(medium());
  expect(choose.mock.calls).toEqual([["m"]]);
  expect(chosen()).toEqual(["Small"]);
});

test("the caller's handler runs first, and may keep the choice as it is", () => {
  const onChange = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(<Sizes radio={{ onChange }} />);
  fireEvent.click(medium());
  expect(onChange).toHaveBeenCalledOnce();
  expect(choose).not.toHaveBeenCalled();
});

test("each must be answered unless the group says otherwise", () => {
  const { rerender } = render(<Sizes />);
  expect([radio("Small").required, medium().required]).toEqual([true, true]);
  rerender(<Sizes required={false} />);
  expect(medium().required).toBe(false);
});

test("one may be disabled by itself, all with their group", () => {
  const { rerender } = render(<Sizes radio={{ disabled: true }} />);
  expect([radio("Small").disabled, medium().disabled]).toEqual([false, true]);
  rerender(<Sizes disabled />);
  expect([radio("Small").disabled, medium().disabled]).toEqual([true, true]);
});

test("outside a group there is nothing to choose, which is said", () => {
  const error = vi.spyOn(console, "error").mockReturnValue();
  expect(() => render(<Radio value="m">Medium</Radio>)).toThrow(
    "<Radio> must stand inside its group, which knows what is chosen.",
  );
  error.mockRestore();
});
