import type { Meta } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { refusal, told } from "../fixtures/answers.ts";
import { deskPage, type DeskStory } from "../fixtures/desk-page.tsx";

export default {
  ...deskPage,
  title: "Desk/Coupons",
  args: { ...deskPage.args, address: "/coupons" },
} satisfies Meta<typeof deskPage.component>;

export const Default: DeskStory = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("10%, at most ₹500.00")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "End now: DIWALI250" })).toBeNull();
  },
};

export const Interaction: DeskStory = {
  tags: ["!autodocs"],
  args: {
    answers: {
      "POST /api/owner/coupons/create": (given) => told(JSON.stringify(given), undefined, true),
      "POST /api/owner/coupons/end": told("WELCOME10 has ended.", undefined, true),
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "End now: WELCOME10" }));
    await expect(await canvas.findByText("WELCOME10 has ended.")).toBeVisible();
    const form = within(canvas.getByRole("form", { name: "New coupon" }));
    await userEvent.type(form.getByLabelText("Code"), "NEW20");
    await userEvent.type(form.getByLabelText("Takes off"), "20");
    await userEvent.type(form.getByLabelText(/^Orders from/), "2000");
    await userEvent.click(form.getByRole("button", { name: "Create the coupon" }));
    await expect(await form.findByRole("status")).toHaveTextContent('{"code":"NEW20","percent":20,"minimum":2000}');
  },
};

export const Loading: DeskStory = { args: { answers: { "GET /api/owner/coupons/list": "never" } } };

export const Error: DeskStory = {
  args: { answers: { "GET /api/owner/coupons/list": refusal(503, "The shop’s database cannot be reached.") } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The shop’s database cannot be reached.")).toBeVisible();
  },
};

export const Empty: DeskStory = {
  args: { answers: { "GET /api/owner/coupons/list": told("", { coupons: [] }) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("There are no coupons.")).toBeVisible();
  },
};
