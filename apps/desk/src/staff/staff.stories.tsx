import type { Meta } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { refusal, told } from "../fixtures/answers.ts";
import { deskPage, type DeskStory } from "../fixtures/desk-page.tsx";

export default {
  ...deskPage,
  title: "Desk/Staff",
  args: { ...deskPage.args, address: "/staff" },
} satisfies Meta<typeof deskPage.component>;

export const Default: DeskStory = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("packer@nimar.example")).toBeVisible();
  },
};

export const Interaction: DeskStory = {
  tags: ["!autodocs"],
  args: {
    answers: {
      "POST /api/owner/staff/add": (given) => told(JSON.stringify(given), undefined, true),
      "POST /api/owner/staff/remove": refusal(409, "The shop needs one owner."),
    },
  },
  play: async ({ canvas }) => {
    const form = within(await canvas.findByRole("form", { name: "Add somebody" }));
    await userEvent.type(form.getByLabelText("Email"), "new@nimar.example");
    await userEvent.click(form.getByRole("button", { name: "Add" }));
    await expect(await form.findByRole("status")).toHaveTextContent('{"email":"new@nimar.example","role":"packer"}');
    await userEvent.click(canvas.getByRole("button", { name: "Remove meera@nimar.example" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("The shop needs one owner.");
  },
};

export const Loading: DeskStory = { args: { answers: { "GET /api/owner/staff/list": "never" } } };

export const Error: DeskStory = {
  args: { answers: { "GET /api/owner/staff/list": refusal(503, "The shop’s database cannot be reached.") } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The shop’s database cannot be reached.")).toBeVisible();
  },
};

export const Empty: DeskStory = {
  args: { answers: { "GET /api/owner/staff/list": told("", []) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("There is no staff.")).toBeVisible();
  },
};
