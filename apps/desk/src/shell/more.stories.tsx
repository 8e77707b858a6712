import type { Meta } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { deskPage, type DeskStory } from "../fixtures/desk-page.tsx";

export default {
  ...deskPage,
  title: "Desk/More",
  args: { ...deskPage.args, address: "/more" },
} satisfies Meta<typeof deskPage.component>;

export const Default: DeskStory = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Who has changed what")).toBeVisible();
  },
};
