import type { Meta } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { refusal, told } from "../fixtures/answers.ts";
import { deskPage, type DeskStory } from "../fixtures/desk-page.tsx";

export default {
  ...deskPage,
  title: "Desk/Enquiries",
  args: { ...deskPage.args, address: "/enquiries" },
} satisfies Meta<typeof deskPage.component>;

export const Default: DeskStory = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "lakshmi@example.com" })).toHaveAttribute(
      "href",
      expect.stringContaining("mailto:lakshmi@example.com?subject=Is%20the%20dress%20lined%3F"),
    );
  },
};

export const Interaction: DeskStory = {
  tags: ["!autodocs"],
  args: {
    answers: { "GET /api/owner/subscribers/export": refusal(503, "The shop’s database cannot be reached.") },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Save as CSV" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("cannot be reached");
  },
};

export const Loading: DeskStory = { args: { answers: { "GET /api/owner/enquiries/list": "never" } } };

export const Error: DeskStory = {
  args: { answers: { "GET /api/owner/enquiries/list": refusal(503, "The shop’s database cannot be reached.") } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The shop’s database cannot be reached.")).toBeVisible();
  },
};

export const Empty: DeskStory = {
  args: { answers: { "GET /api/owner/enquiries/list": told("", { enquiries: [] }) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Nobody has written.")).toBeVisible();
  },
};
