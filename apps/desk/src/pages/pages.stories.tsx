import type { Meta } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { refusal } from "../fixtures/answers.ts";
import { deskPage, type DeskStory } from "../fixtures/desk-page.tsx";

export default {
  ...deskPage,
  title: "Desk/Pages",
  args: { ...deskPage.args, address: "/pages" },
} satisfies Meta<typeof deskPage.component>;

export const Default: DeskStory = {
  play: async ({ canvas }) => {
    const home = await canvas.findByRole("row", { name: /Home page/ });
    await expect(home).toHaveTextContent("Your own");
    await expect(canvas.getByRole("row", { name: /Our story/ })).toHaveTextContent("Default");
    await expect(canvas.getByRole("link", { name: "Privacy policy" })).toBeVisible();
  },
};

export const Loading: DeskStory = { args: { answers: { "GET /api/owner/pages/list": "never" } } };

export const Error: DeskStory = {
  args: { answers: { "GET /api/owner/pages/list": refusal(503, "The shop’s database cannot be reached.") } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The shop’s database cannot be reached.")).toBeVisible();
  },
};
