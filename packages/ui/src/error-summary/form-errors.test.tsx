import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { FormErrors } from "./index.ts";

afterEach(cleanup);

test("errors that nobody submitted leave the focus where it is, also with `takesFocus={undefined}`", () => {
  render(
    <>
      <input ref={(field) => field?.focus()} />
      <FormErrors formId="form" errors={{ name: "Missing", email: "Missing" }} takesFocus={undefined} />
    </>,
  );
  expect(screen.getByText("Please check 2 fields")).toBeDefined();
  expect(document.activeElement?.tagName).toBe("INPUT");
});
