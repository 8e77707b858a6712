import { expect, test } from "vitest";
import { ApiError } from "../../lib/http.ts";
import { loginFailure } from "./login-failure.ts";

// spec: Login, 422
// spec: Invalid email or password
// spec: Login failed. Please try again.
// spec: Login failed. Please check your credentials and try again.
test.each([
  [
    new ApiError(422, "Two things are wrong", { email: ["Enter your email"], password: ["And this"] }),
    "Enter your email",
  ],
  [new ApiError(401, "Unauthenticated"), "Invalid email or password"],
  [new ApiError(429, "Too many attempts."), "Too many attempts."],
  [new ApiError(500, ""), "Login failed. Please try again."],
  [new ApiError(0, ""), "Login failed. Please try again."],
  [new Error("Invalid response from server"), "Invalid response from server"],
  [new Error(), "Login failed. Please check your credentials and try again."],
  ["?", "Login failed. Please check your credentials and try again."],
])("%s is explained as %j", (failure, sentence) => expect(loginFailure(failure)).toBe(sentence));
