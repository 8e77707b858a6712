import { expect, it } from "vitest";
import { ApiError } from "../../lib/http.ts";
import { passwordErrors, passwordRefusal } from "./password-errors.ts";

it("requires all three fields, and the same new password twice", () => {
  expect(passwordErrors({ currentPassword: "", password: "", confirmPassword: "" })).toEqual({
    currentPassword: "Enter your current password",
    password: "Enter a new password",
    confirmPassword: "Enter the password once more",
  });
  expect(passwordErrors({ currentPassword: "x", password: "nine yards", confirmPassword: "ten yards" })).toEqual({
    confirmPassword: "Passwords do not match.",
  });
});

it("shows the server's errors at their fields, and other messages above the form", () => {
  const wrong = "This is not your password.";
  expect(passwordRefusal(new ApiError(422, wrong, { current_password: [wrong] }))).toEqual({
    errors: { currentPassword: wrong },
    message: null,
  });
  const often = "Too many attempts. Please try again later.";
  expect(passwordRefusal(new ApiError(429, often))).toEqual({ errors: {}, message: often });
  expect(passwordRefusal(new ApiError(0, ""))).toEqual({
    errors: {},
    message: "Something went wrong. Please try again.",
  });
});
