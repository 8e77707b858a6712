import { expect, test } from "vitest";
import { ApiError } from "../../lib/http.ts";
import { refused, wrongEmail } from "./use-notify.ts";

test.each([
  ["", "Email is required"],
  ["   ", "Email is required"],
  ["asha", "Please enter a valid email"],
  ["asha@example.com, meera@example.com", "Please enter a valid email"],
  [" Asha@Example.com ", null],
])("the address %j: %s", (text, wrong) => {
  expect(wrongEmail(text)).toBe(wrong);
});

test("field errors show at the field, other errors below the fields", () => {
  const unknown = new ApiError(422, "Please choose one of the sizes", { size: ["Please choose one of the sizes"] });
  expect(refused(unknown)).toEqual({ errors: { size: "Please choose one of the sizes" } });
  expect(refused(new ApiError(409, "M is in stock."))).toEqual({ error: "M is in stock." });
  expect(refused(new ApiError(0, ""))).toEqual({ error: "Something went wrong. Please try again." });
});
