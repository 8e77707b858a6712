import type { Meta } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { refusal, told } from "../fixtures/answers.ts";
import { deskPage, type DeskStory } from "../fixtures/desk-page.tsx";

export default {
  ...deskPage,
  title: "Desk/Settings",
  args: { ...deskPage.args, address: "/settings" },
} satisfies Meta<typeof deskPage.component>;

export const Default: DeskStory = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("form", { name: "Delivery" })).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "GSTIN" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Home page, our story and policies" })).toBeVisible();
    const main = within(canvas.getByRole("main"));
    await expect(main.getByRole("link", { name: "Collections" })).toHaveAttribute("href", "/collections");
    await expect(canvas.queryByRole("textbox", { name: "Collections" })).toBeNull();
    await expect(canvas.queryByDisplayValue("Discover the New Collection")).toBeNull();
  },
};

export const Interaction: DeskStory = {
  tags: ["!autodocs"],
  args: {
    answers: {
      "POST /api/owner/settings/set": refusal(422, "delivery.days: 7 is before 9. Write the smaller number first."),
      "POST /api/owner/settings/reset": (given) => told(JSON.stringify(given), undefined, true),
    },
  },
  play: async ({ canvas }) => {
    const form = within(await canvas.findByRole("form", { name: "Delivery" }));
    await userEvent.clear(form.getByRole("textbox"));
    await userEvent.type(form.getByRole("textbox"), "9-7");
    await userEvent.click(form.getByRole("button", { name: "Save" }));
    await expect(await form.findByRole("alert")).toHaveTextContent("Write the smaller number first.");
    await expect(form.getByRole("textbox")).toHaveValue("9-7");
    await userEvent.click(canvas.getByRole("button", { name: "Back to the default: Delivery" }));
    await expect(await canvas.findByText('{"key":"delivery.days"}')).toBeVisible();
  },
};

export const Loading: DeskStory = { args: { answers: { "GET /api/owner/settings/show": "never" } } };

export const Error: DeskStory = {
  args: { answers: { "GET /api/owner/settings/show": refusal(503, "The shop’s database cannot be reached.") } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The shop’s database cannot be reached.")).toBeVisible();
  },
};
