import type { Meta } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { ANSWERS, refusal, told } from "../fixtures/answers.ts";
import { deskPage, type DeskStory } from "../fixtures/desk-page.tsx";
import { AUDIT } from "../fixtures/more-answers.ts";

export default {
  ...deskPage,
  title: "Desk/Audit",
  args: { ...deskPage.args, address: "/audit" },
} satisfies Meta<typeof deskPage.component>;

export const Default: DeskStory = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("stock 3 → 4, reason none → yearly count")).toBeVisible();
    await expect(await canvas.findByRole("cell", { name: /Meera Joshi/ })).toBeVisible();
  },
};

export const Interaction: DeskStory = {
  tags: ["!autodocs"],
  args: {
    answers: {
      "GET /api/owner/audit": ({ subject }) => (subject === undefined ? told("", AUDIT) : told(String(subject), [])),
      "GET /api/owner/staff/list": ANSWERS["GET /api/owner/staff/list"] ?? "never",
    },
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/^Only changes of/), "ORD2611120004{Enter}");
    await expect(await canvas.findByText("No change is recorded.")).toBeVisible();
    await expect(canvas.getByLabelText(/^Only changes of/)).toHaveValue("ORD2611120004");
  },
};

export const Loading: DeskStory = { args: { answers: { "GET /api/owner/audit": "never" } } };

export const Error: DeskStory = {
  args: { answers: { "GET /api/owner/audit": refusal(503, "The shop’s database cannot be reached.") } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The shop’s database cannot be reached.")).toBeVisible();
  },
};

export const Empty: DeskStory = {
  args: { answers: { "GET /api/owner/audit": told("", []) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No change is recorded.")).toBeVisible();
  },
};
