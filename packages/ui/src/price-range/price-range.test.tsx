import { cleanup, createEvent, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { PriceRange } from "./index.ts";

afterEach(cleanup);

test.each([{ isComposing: true }, { keyCode: 229 }])("Enter in an input method commits no amount: %o", (sign) => {
  const change = vi.fn();
  render(<PriceRange label="Price" onValueChange={change} />);
  const from = screen.getByRole("textbox", { name: "From" });
  fireEvent.change(from, { target: { value: "500" } });
  const ofInputMethod = createEvent.keyDown(from, { key: "Enter", ...sign });
  fireEvent(from, ofInputMethod);
  expect(ofInputMethod.defaultPrevented).toBe(false);
  expect(change).not.toHaveBeenCalled();
  fireEvent.keyDown(from, { key: "Enter" });
  expect(change.mock.calls).toEqual([[{ min: 500, max: null }]]);
});
