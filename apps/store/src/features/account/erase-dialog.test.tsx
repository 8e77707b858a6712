import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import EraseDialog from "./erase-dialog.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("while the account is being erased, Escape does not close the dialog", async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  vi.stubGlobal("fetch", () => promise);
  const onClose = vi.fn();
  render(<EraseDialog means={undefined} onClose={onClose} />);
  fireEvent.change(screen.getByLabelText("Password"), { target: { value: "wrong" } });
  fireEvent.click(screen.getByRole("button", { name: "Erase my account" }));
  await screen.findByRole("button", { name: "Erasing…" });
  fireEvent.keyDown(document.body, { key: "Escape" });
  expect(screen.getByRole("dialog", { name: "Erase your account?" })).toBeDefined();
  expect(onClose).not.toHaveBeenCalled();

  resolve(Response.json({ message: "No", errors: { password: ["This password is wrong"] } }, { status: 422 }));
  await screen.findByText("This password is wrong");
  fireEvent.keyDown(document.body, { key: "Escape" });
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});
