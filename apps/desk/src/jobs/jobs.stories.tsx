import type { Meta } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { refusal, told } from "../fixtures/answers.ts";
import { deskPage, type DeskStory } from "../fixtures/desk-page.tsx";

export default {
  ...deskPage,
  title: "Desk/Jobs",
  args: { ...deskPage.args, address: "/jobs" },
} satisfies Meta<typeof deskPage.component>;

export const Default: DeskStory = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("send-mail")).toBeVisible();
    await expect(await canvas.findByText("asha@example.com")).toBeVisible();
  },
};

/** The failed job is gone once it is tried again. */
function retrying() {
  let isTried = false;
  return {
    "GET /api/owner/jobs/list": () =>
      told("", {
        jobs: isTried
          ? []
          : [{ id: 41, kind: "send-mail", attempts: 9, last_error: null, failed_at: "2026-11-20T06:12:00.000Z" }],
      }),
    "POST /api/owner/jobs/retry": ({ id }: Record<string, unknown>) => {
      isTried = true;
      return told(`Job ${String(id)} is tried again.`, undefined, true);
    },
  };
}

export const Interaction: DeskStory = {
  tags: ["!autodocs"],
  args: { answers: retrying() },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Try again: send-mail 41" }));
    await expect(await canvas.findByText("Job 41 is tried again.")).toBeVisible();
    await expect(canvas.getByText("No job has failed.")).toBeVisible();
  },
};

export const Loading: DeskStory = { args: { answers: { "GET /api/owner/jobs/list": "never" } } };

export const Error: DeskStory = {
  args: { answers: { "GET /api/owner/jobs/list": refusal(503, "The shop’s database cannot be reached.") } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The shop’s database cannot be reached.")).toBeVisible();
  },
};

export const Empty: DeskStory = {
  args: { answers: { "GET /api/owner/jobs/list": told("", { jobs: [] }) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No job has failed.")).toBeVisible();
  },
};
