import { expect, test } from "vitest";
import { shippingErrors, shippingFormOf } from "./shipping-form.ts";

const asha = {
  id: "user-1",
  name: "Asha Verma",
  email: "asha@example.com",
  phone: null,
  address: null as string | null,
};

test("the PIN code entered for a delivery estimate fills the form if there is no saved address", () => {
  expect(shippingFormOf(asha, "452001")).toMatchObject({ country: "India", postalCode: "452001", city: "" });
  expect(shippingFormOf(asha, null).postalCode).toBe("");
  expect(shippingFormOf(asha, "<script>").postalCode).toBe("");
});

test("a saved address takes precedence", () => {
  const saved = { ...asha, address: "14 Chhawni Road, Indore, Madhya Pradesh 452001" };
  expect(shippingFormOf(saved, "400001").postalCode).toBe("452001");
  expect(shippingFormOf({ ...asha, address: "5 Rue de Siam, Brest, France" }, "400001").postalCode).toBe("");
});

// spec: Fields of the checkout
test("each field is required", () => {
  const empty = { ...shippingFormOf({ ...asha, name: "", email: "" }, null), country: "" as "India" };
  expect(shippingErrors(empty)).toEqual({
    firstName: "Enter your first name",
    lastName: "Enter your last name",
    email: "Enter your email",
    phone: "Enter your phone number",
    country: "Choose a country",
    postalCode: "Enter your postal code",
    city: "Enter your city",
    state: "Choose a state",
    address: "Enter your address",
  });
});

test.each([
  [{ email: "asha@" }, { email: "Please enter a valid email" }],
  [{ phone: "soon" }, { phone: "Please enter a valid phone number" }],
  [{ postalCode: "4520" }, { postalCode: "Enter a PIN code of six digits" }],
  [{}, {}],
])("%j is refused with %j", (change, errors) => {
  const saved = { ...asha, phone: "9876543210", address: "14 Chhawni Road, Indore, Madhya Pradesh 452001" };
  expect(shippingErrors({ ...shippingFormOf(saved, null), ...change })).toEqual(errors);
});
