import { act, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { announce, LiveRegions } from "./index.ts";

test("live regions of the next page do not repeat the last announcement", () => {
  const { unmount } = render(<LiveRegions />);
  act(() => announce("23 products"));
  act(() => announce("Failed to update item", "assertive"));
  expect(screen.getByRole("status").textContent).toBe("23 products");
  unmount();
  render(<LiveRegions />);
  expect(screen.getByRole("status").textContent).toBe("");
  expect(screen.getByRole("alert").textContent).toBe("");
});
