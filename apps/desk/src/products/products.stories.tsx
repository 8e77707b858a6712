import type { Meta } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { refusal, told } from "../fixtures/answers.ts";
import { deskPage, type DeskStory } from "../fixtures/desk-page.tsx";

export default {
  ...deskPage,
  title: "Desk/Products",
  args: { ...deskPage.args, address: "/products" },
} satisfies Meta<typeof deskPage.component>;

export const Default: DeskStory = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Kesar Long Kurta" })).toBeVisible();
    await expect(canvas.getByRole("table", { name: "3 products" })).toBeVisible();
  },
};

export const Interaction: DeskStory = {
  tags: ["!autodocs"],
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/^Name, address or tag/), "summer");
    await expect(await canvas.findByRole("table", { name: "1 product" })).toBeVisible();
    await userEvent.clear(canvas.getByLabelText(/^Name, address or tag/));
    await userEvent.selectOptions(canvas.getByLabelText("Stock"), "At most 5 pieces");
    await expect(await canvas.findByRole("link", { name: "Noor Khadi Kurta" })).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "Kesar Long Kurta" })).toBeNull();
    await userEvent.selectOptions(canvas.getByLabelText("Status"), "Draft");
    await expect(await canvas.findByText("There is no such product.")).toBeVisible();
  },
};

export const Packer: DeskStory = {
  args: { role: "packer" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Kesar Long Kurta" })).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "Add a product" })).toBeNull();
    await expect(canvas.queryByRole("link", { name: "Settings" })).toBeNull();
  },
};

export const Loading: DeskStory = { args: { answers: { "GET /api/owner/products/list": "never" } } };

export const Error: DeskStory = {
  args: { answers: { "GET /api/owner/products/list": refusal(503, "The shop’s database cannot be reached.") } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The shop’s database cannot be reached.")).toBeVisible();
  },
};

export const Empty: DeskStory = {
  args: { answers: { "GET /api/owner/products/list": told("", { products: [] }) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("There are no products yet.")).toBeVisible();
  },
};
