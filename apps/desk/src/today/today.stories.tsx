import type { Meta } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { refusal, told } from "../fixtures/answers.ts";
import { deskPage, type DeskStory } from "../fixtures/desk-page.tsx";

export default { ...deskPage, title: "Desk/Today" } satisfies Meta<typeof deskPage.component>;

export const Default: DeskStory = {
  play: async ({ canvas }) => {
    const toMake = within(await canvas.findByRole("table", { name: "Orders to make" }));
    await expect(toMake.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
      "ORD2611200001",
      "ORD2611190002",
    ]);
    const toShip = within(await canvas.findByRole("table", { name: "Orders to ship" }));
    await expect(toShip.getByRole("link", { name: "ORD2611180003" })).toBeVisible();
    await expect(await canvas.findByText("KLK-M-IN")).toBeVisible();
  },
};

export const ManyRunOut: DeskStory = {
  args: {
    answers: {
      "GET /api/owner/stock/list": told("", {
        variants: Array.from({ length: 24 }, (_, index) => ({
          sku: `KLK-${index}`,
          product: "Kesar Long Kurta",
          slug: "kesar-long-kurta",
          size: String(34 + index),
          material: null,
          stock: index % 4,
          reserved: 0,
          sold: 0,
        })),
      }),
    },
  },
  play: async ({ canvas }) => {
    const few = within(await canvas.findByRole("table", { name: /^10 of the 24 variants/ }));
    const left = few.getAllByRole("row").map(({ textContent }) => textContent?.at(-1));
    await expect(left.slice(1).join("")).toBe("0000001111");
  },
};

export const Loading: DeskStory = {
  args: {
    answers: {
      "GET /api/owner/orders/list": "never",
      "GET /api/owner/stock/list": "never",
      "GET /api/owner/payments/list": "never",
    },
  },
};

export const Empty: DeskStory = {
  args: {
    answers: { "GET /api/owner/orders/list": told("", []), "GET /api/owner/stock/list": told("", { variants: [] }) },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No order waits to be made.")).toBeVisible();
    await expect(await canvas.findByText("There is enough of everything.")).toBeVisible();
  },
};

export const Error: DeskStory = {
  args: {
    answers: { "GET /api/owner/orders/list": refusal(503, "The shop’s database cannot be reached.") },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText("The shop’s database cannot be reached.")).toHaveLength(2);
    await expect(canvas.getAllByRole("button", { name: "Retry" })).toHaveLength(2);
  },
};

export const PaymentsInReview: DeskStory = {
  args: {
    answers: {
      "GET /api/owner/payments/list": told("", [
        "pay_29QQoUBi66xm2f  ORD2611200001  captured ₹4,000.00, the order asks for ₹4,200.00",
      ]),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^pay_29QQoUBi66xm2f/)).toBeVisible();
  },
};

export const Packer: DeskStory = {
  args: {
    role: "packer",
    answers: { "GET /api/owner/payments/list": refusal(403, "Only the shop’s owners may do this.") },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("KLK-M-IN")).toBeVisible();
    await expect(canvas.queryByText("Only the shop’s owners may do this.")).toBeNull();
  },
};
