import type { Meta } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { refusal, told } from "../fixtures/answers.ts";
import { deskPage, type DeskStory } from "../fixtures/desk-page.tsx";
import { SALES } from "../fixtures/more-answers.ts";

export default {
  ...deskPage,
  title: "Desk/Sales",
  args: { ...deskPage.args, address: "/sales?span=week" },
} satisfies Meta<typeof deskPage.component>;

export const Default: DeskStory = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("table", { name: "Each day" })).toBeVisible();
    await expect(canvas.getByText("₹22,040.00")).toBeVisible();
  },
};

export const Interaction: DeskStory = {
  tags: ["!autodocs"],
  args: {
    answers: {
      "GET /api/owner/sales": ({ month }) => told("", month === "true" ? { ...SALES, most_sold: [] } : SALES),
      "GET /api/owner/orders/export": refusal(503, "The shop’s database cannot be reached."),
    },
  },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByLabelText("Time"), "The last thirty days");
    await expect(await canvas.findByText("Nothing was sold.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Save as CSV" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("cannot be reached");
  },
};

const NOTHING = { orders: 0, pieces: 0, soldPaise: 0, refundedPaise: 0 };

export const Loading: DeskStory = { args: { answers: { "GET /api/owner/sales": "never" } } };

export const Error: DeskStory = {
  args: { answers: { "GET /api/owner/sales": refusal(503, "The shop’s database cannot be reached.") } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The shop’s database cannot be reached.")).toBeVisible();
  },
};

export const Empty: DeskStory = {
  args: { answers: { "GET /api/owner/sales": told("", { days: [], total: NOTHING, before: NOTHING, most_sold: [] }) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Nothing was sold.")).toBeVisible();
  },
};
