import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { OfferBadgeText } from "./offer-badge.tsx";

// spec: 500 OFF
test("a discount in rupees is displayed as specified and read out with its currency", () => {
  render(<OfferBadgeText badge="500 OFF" badgeName="₹500.00 off" />);
  expect(screen.getByText("500 OFF").getAttribute("aria-hidden")).toBe("true");
  expect(screen.getByText("₹500.00 off").closest("[aria-hidden]")).toBeNull();
});

test("a discount in percent is displayed and read out alike", () => {
  const { container } = render(<OfferBadgeText badge="20% OFF" badgeName="20% OFF" />);
  expect(container.innerHTML).toBe("20% OFF");
});
