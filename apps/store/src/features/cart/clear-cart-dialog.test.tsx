import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { ApiError } from "../../lib/http.ts";
import ClearCartDialog from "./clear-cart-dialog.tsx";

afterEach(cleanup);

// spec: Failed to clear cart
test.each([
  [new ApiError(0, ""), "Failed to clear cart"],
  [new ApiError(503, "The shop is busy."), "The shop is busy."],
])("%s shows %j, and the dialog stays", async (failure, sentence) => {
  const onClose = vi.fn();
  render(<ClearCartDialog count={2} onClear={() => Promise.reject(failure)} onClose={onClose} />);
  fireEvent.click(screen.getByRole("button", { name: "Remove 2 pieces" }));
  await waitFor(() => expect(screen.getByRole("alert").textContent).toBe(sentence));
  expect(onClose).not.toHaveBeenCalled();
});
