import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { FreeShipping } from "./free-shipping.tsx";

afterEach(cleanup);

// spec: Free-shipping bar
test.each([0, 50_00, 5_000_00])(
  "says that shipping is free on every order, without asking to spend more, at %i paise",
  (paise) => {
    const { container } = render(<FreeShipping subtotalPaise={paise} />);
    expect(container.textContent).toBe("Shipping is free on every order");
    const bar = screen.getByRole("progressbar", { name: "Free shipping" });
    expect([bar.getAttribute("aria-valuenow"), bar.getAttribute("aria-valuetext")]).toEqual([
      "100",
      "Shipping is free on every order",
    ]);
  },
);
