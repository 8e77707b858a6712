import type { Meta } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { refusal, told } from "../fixtures/answers.ts";
import { deskPage, type DeskStory } from "../fixtures/desk-page.tsx";

export default {
  ...deskPage,
  title: "Desk/Reviews",
  args: { ...deskPage.args, address: "/reviews" },
} satisfies Meta<typeof deskPage.component>;

export const Default: DeskStory = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^The colour is what/)).toBeVisible();
  },
};

export const Interaction: DeskStory = {
  tags: ["!autodocs"],
  args: {
    answers: { "POST /api/owner/reviews/approve": ({ code }) => told(`Published ${String(code)}`, undefined, true) },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Publish" }));
    await expect(await canvas.findByText("Published 12-3fa9c1d2")).toBeVisible();
  },
};

export const Loading: DeskStory = { args: { answers: { "GET /api/owner/reviews/list": "never" } } };

export const Error: DeskStory = {
  args: { answers: { "GET /api/owner/reviews/list": refusal(503, "The shop’s database cannot be reached.") } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The shop’s database cannot be reached.")).toBeVisible();
  },
};

export const Empty: DeskStory = {
  args: { answers: { "GET /api/owner/reviews/list": told("", { reviews: [] }) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No review waits.")).toBeVisible();
  },
};
