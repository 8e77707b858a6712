import { cleanup, render, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { afterEach, expect, test } from "vitest";
import ProfileDialog from "./features/account/profile-dialog.tsx";
import { StoreShippingForm } from "./features/checkout/store-shipping-form.tsx";
import { useShippingForm } from "./features/checkout/use-shipping-form.ts";
import { StoreContactForm } from "./features/contact/store-contact-form.tsx";
import MeasurementsDialog from "./features/product/measurements-dialog.tsx";
import { StoreRegisterForm } from "./features/session/store-register-form.tsx";
import { UserProvider } from "./features/session/user-context.ts";
import { Page } from "./fixtures/page.tsx";

const asha = { id: "user-1", name: "Asha Verma", email: "asha@example.com", phone: null, address: null };
const ignore = () => {};

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

function Checkout() {
  const shipping = useShippingForm(asha);
  return (
    <StoreShippingForm shipping={shipping} busy={false} onSend={ignore}>
      Pay
    </StoreShippingForm>
  );
}

test.each<[string, () => ReactElement, Record<string, number>]>([
  // Both parts of the name and the space between them together have at most the 160 characters of an order.
  ["checkout", () => <Checkout />, { "First name": 79, "Last name": 79, City: 80, Address: 300 }],
  ["registration", () => <StoreRegisterForm search="" onRegistered={ignore} />, { Name: 120 }],
  ["contact form", () => <StoreContactForm />, { Name: 120, Subject: 200, Message: 5000 }],
  ["profile", () => <ProfileDialog field="name" onClose={ignore} />, { Name: 120, "Address (optional)": 500 }],
  [
    "note to the tailor",
    () => <MeasurementsDialog saved={null} onSave={ignore} onCancel={ignore} />,
    { "Additional notes (optional)": 500 },
  ],
])("fields accept no more characters than the server: %s", (_where, Form, longest) => {
  render(<Form />, {
    wrapper: ({ children }) => (
      <Page path="/">
        <UserProvider value={asha}>{children}</UserProvider>
      </Page>
    ),
  });
  const found = Object.keys(longest).map((name) => [
    name,
    screen.getByRole<HTMLInputElement>("textbox", { name }).maxLength,
  ]);
  expect(Object.fromEntries(found)).toEqual(longest);
});
