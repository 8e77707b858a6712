import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { type ComponentProps, useState } from "react";
import { afterEach, expect, expectTypeOf, test, vi } from "vitest";
import { Option, OptionPicker, type OptionPickerProps, useOptions } from "./index.ts";

type Size = "S" | "M" | "L";
const SIZES: readonly Size[] = ["S", "M", "L"];

afterEach(cleanup);

test("the change handler of a state with a union gets the union, without a cast", () => {
  const worn = { S: 36, M: 38, L: 40 };
  function Bust() {
    const [size, setSize] = useState<Size | null>(null);
    return (
      <>
        <OptionPicker label="Size" value={size} onValueChange={setSize}>
          {SIZES.map((each) => (
            <Option<Size> key={each} value={each} />
          ))}
        </OptionPicker>
        <output>{size && worn[size]}</output>
      </>
    );
  }
  render(<Bust />);
  fireEvent.click(screen.getByRole("radio", { name: "M" }));
  expect(screen.getByRole("radio", { name: "M" })).toHaveProperty("checked", true);
  expect(screen.getByRole("status").textContent).toBe("38");
});

test("a picker is of strings without a type of its own", () => {
  const choose = vi.fn<(size: string) => void>();
  render(
    <OptionPicker
      label="Size"
      defaultValue="S"
      onValueChange={(size) => {
        expectTypeOf(size).toEqualTypeOf<string>();
        choose(size);
      }}
    >
      <Option value="S" />
      <Option value="M" />
    </OptionPicker>,
  );
  fireEvent.click(screen.getByRole("radio", { name: "M" }));
  expect(choose.mock.calls).toEqual([["M"]]);
  expectTypeOf<OptionPickerProps>().toEqualTypeOf<OptionPickerProps<string>>();
});

test("values outside of the union are type errors", () => {
  expectTypeOf<"XL">().not.toExtend<NonNullable<OptionPickerProps<Size>["value"]>>();
  expectTypeOf<"XL">().not.toExtend<NonNullable<OptionPickerProps<Size>["defaultValue"]>>();
  expectTypeOf<NonNullable<OptionPickerProps<Size>["onValueChange"]>>().parameters.toEqualTypeOf<[Size]>();
  expectTypeOf<ComponentProps<typeof Option<Size>>["value"]>().toEqualTypeOf<Size>();
  type Chosen = ReturnType<typeof useOptions<Size>>;
  expectTypeOf<Chosen["chosen"]>().toEqualTypeOf<Size | null>();
  expectTypeOf<Parameters<Chosen["optionProps"]>[0]["value"]>().toEqualTypeOf<Size>();
});
