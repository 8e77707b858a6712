import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { ShippingField, ShippingForm } from "./index.ts";

afterEach(cleanup);

test("a field with an `undefined` label has that of the form", () => {
  render(
    <ShippingForm countries={["India"]} states={[]} contact={<ShippingField name="email" label={undefined} />}>
      Save
    </ShippingForm>,
  );
  expect(screen.getByRole("textbox", { name: "Email" })).toBeDefined();
});
