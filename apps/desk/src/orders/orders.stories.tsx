import type { Meta } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { refusal } from "../fixtures/answers.ts";
import { deskPage, type DeskStory } from "../fixtures/desk-page.tsx";

export default {
  ...deskPage,
  title: "Desk/Orders",
  args: { ...deskPage.args, address: "/orders" },
} satisfies Meta<typeof deskPage.component>;

export const Default: DeskStory = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "ORD2611120004" })).toBeVisible();
  },
};

export const Interaction: DeskStory = {
  tags: ["!autodocs"],
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByLabelText("Status"), "Processing");
    await expect(await canvas.findByRole("link", { name: "ORD2611180003" })).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "ORD2611120004" })).toBeNull();

    await userEvent.type(canvas.getByLabelText("Order number or phone"), "98765 43210{Enter}");
    await expect(await canvas.findByText("No order has this phone number.")).toBeVisible();

    const search = canvas.getByLabelText("Order number or phone");
    await userEvent.clear(search);
    await userEvent.type(search, "ord2611180003{Enter}");
    await expect(await canvas.findByRole("heading", { level: 1, name: "ORD2611180003" })).toHaveFocus();
  },
};

export const Loading: DeskStory = { args: { answers: { "GET /api/owner/orders/list": "never" } } };

export const Empty: DeskStory = {
  args: { address: "/orders?status=cancelled" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("There is no such order.")).toBeVisible();
  },
};

export const Error: DeskStory = {
  args: {
    address: "/orders?phone=12",
    answers: { "GET /api/owner/orders/list": refusal(422, "This is no phone number.") },
  },
  play: async ({ canvas }) => {
    const alert = within(await canvas.findByRole("alert"));
    await expect(alert.getByText("This is no phone number.")).toBeVisible();
  },
};

export const PackingSlip: DeskStory = {
  args: { address: "/orders/ORD2611180003/slip" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/2 × Noor Khadi Kurta/)).toBeVisible();
  },
};

export const NothingToPack: DeskStory = {
  args: {
    address: "/orders/ORD2611180003/slip",
    answers: {
      "GET /api/owner/orders/slip": refusal(409, "Order ORD2611180003 is not to be packed: it is cancelled."),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/is not to be packed/)).toBeVisible();
  },
};
