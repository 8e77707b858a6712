import { expect, it, test } from "vitest";
import { ApiError } from "../../lib/http.ts";
import { profileErrors, profileRefusal } from "./profile-errors.ts";

const meera = { name: "Meera", email: "meera@example.com", phone: "", address: "" };

// spec: Fields of the profile
test.each([
  [{}, {}],
  [{ name: " " }, { name: "Name is required" }],
  [{ email: "" }, { email: "Email is required" }],
  [{ email: "meera@" }, { email: "Please enter a valid email" }],
  [{ phone: "call me" }, { phone: "Please enter a valid phone number" }],
  [{ phone: " 098765 43210 " }, {}],
])("%j is refused with %j", (change, errors) => expect(profileErrors({ ...meera, ...change })).toEqual(errors));

it("shows the server's errors at their fields", () => {
  const taken = "The email has already been taken.";
  expect(profileRefusal(new ApiError(422, taken, { email: [taken] }))).toEqual({
    errors: { email: taken },
    message: null,
  });
});

// spec: Failed to update profile
test.each([new ApiError(500, "Boom"), new ApiError(0, ""), new ApiError(422, "Odd", { odd: ["Odd"] }), new Error("x")])(
  "shows the specified message for any other error: %s",
  (error) => expect(profileRefusal(error)).toEqual({ errors: {}, message: "Failed to update profile" }),
);
