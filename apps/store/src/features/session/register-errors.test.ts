import { expect, test } from "vitest";
import { ApiError } from "../../lib/http.ts";
import { registerErrors, registrationRefusal } from "./register-errors.ts";

const typed = {
  name: "Meera",
  email: "meera@example.com",
  password: "teal heron 47",
  confirmPassword: "teal heron 47",
};

// spec: Fields of the registration
test.each([
  [{ name: " " }, "name", "Enter your name"],
  [{ email: "" }, "email", "Enter your email"],
  [{ password: "", confirmPassword: "" }, "password", "Enter a password"],
  [{ confirmPassword: "" }, "confirmPassword", "Enter the password once more"],
  [{ confirmPassword: "teal" }, "confirmPassword", "Passwords do not match."],
  [{ agree: false }, "agree", "Please agree to the privacy policy"],
])("%j is refused at its field", (change, field, sentence) => {
  const form = { ...typed, agree: true };
  expect(registerErrors(form)).toEqual({ errors: {}, message: null });
  expect(registerErrors({ ...form, ...change }).errors).toMatchObject({ [field]: sentence });
});

// spec: Passwords do not match.
test("mismatching passwords are announced at once", () => {
  expect(registerErrors({ ...typed, confirmPassword: "teal", agree: true }).message).toBe("Passwords do not match.");
});

// spec: Registration, 422
test("only the server's first error is announced, at its field", () => {
  const fields = { email: ["The email has already been taken."], name: ["Name is required"] };
  expect(registrationRefusal(new ApiError(422, "Two things", fields))).toEqual({
    errors: { email: "The email has already been taken." },
    message: "The email has already been taken.",
  });
});

// spec: Registration failed. Please try again.
test.each([
  [new ApiError(429, "Too many requests. Please try again later."), "Too many requests. Please try again later."],
  [new ApiError(500, ""), "Registration failed. Please try again."],
  [new ApiError(422, ""), "Registration failed. Please try again."],
  [new Error("x"), "Registration failed. Please try again."],
])("%s is explained as %j", (failure, message) => {
  expect(registrationRefusal(failure)).toEqual({ errors: {}, message });
});
