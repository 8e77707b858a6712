import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { PaymentIcon, PaymentIcons } from "./index.ts";

afterEach(cleanup);

test("each method is read once, as its name: drawings are hidden", () => {
  const { container } = render(
    <PaymentIcons>
      <PaymentIcon method="card" />
      <PaymentIcon>UPI</PaymentIcon>
    </PaymentIcons>,
  );
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(["Cards", "UPI"]);
  expect(screen.queryByRole("img")).toBeNull();
  expect(container.querySelectorAll("svg")).toHaveLength(1);
});

test("names of schemes are left as they are when a browser translates the page, and general names are not", () => {
  render(
    <PaymentIcons>
      <PaymentIcon method="card" />
      <PaymentIcon>RuPay</PaymentIcon>
    </PaymentIcons>,
  );
  const translate = (name: string) => screen.getByText(name).closest("li")?.getAttribute("translate");
  expect(translate("RuPay")).toBe("no");
  expect(translate("Cards")).toBeNull();
});
