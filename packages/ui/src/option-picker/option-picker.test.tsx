import { cleanup, fireEvent, render, renderHook, screen } from "@testing-library/react";
import { type ComponentProps, useState } from "react";
import { afterEach, expect, expectTypeOf, test, vi } from "vitest";
import { Material } from "../material-picker/index.ts";
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

test("the hook, its options and its handler have the type of the union", () => {
  const { result } = renderHook(() => useOptions<Size>({ defaultValue: "S" }));
  expectTypeOf(result.current.chosen).toEqualTypeOf<Size | null>();
  expectTypeOf(result.current.optionProps).parameter(0).toHaveProperty("value").toEqualTypeOf<Size>();
  expectTypeOf<"XL">().not.toExtend<NonNullable<OptionPickerProps<Size>["value"]>>();
  expectTypeOf<"XL">().not.toExtend<NonNullable<OptionPickerProps<Size>["defaultValue"]>>();
  expectTypeOf<NonNullable<OptionPickerProps<Size>["onValueChange"]>>().parameters.toEqualTypeOf<[Size]>();
  expectTypeOf<ComponentProps<typeof Option<Size>>["value"]>().toEqualTypeOf<Size>();
  expect(result.current.chosen).toBe("S");
});

test("a value outside of its picker throws an error that names both", () => {
  const error = vi.spyOn(console, "error").mockReturnValue();
  expect(() => render(<Option value="M" />)).toThrow(
    "<Option> must stand inside <OptionPicker>, which knows what is chosen.",
  );
  expect(() => render(<Material value="khadi" label="Khadi" />)).toThrow(
    "<Material> must stand inside <MaterialPicker>, which knows what is chosen.",
  );
  error.mockRestore();
});
