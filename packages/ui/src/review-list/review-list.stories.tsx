import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { reviews } from "../fixtures/reviews.tsx";
import { tabTo } from "../fixtures/tab-to.ts";
import { ReviewList, ReviewListItem } from "./index.ts";

const meta = {
  title: "Commerce/ReviewList",
  component: ReviewList,
  args: { title: "Reviews", average: 4.5, children: reviews(4) },
  parameters: {
    omits: {
      Loading: "Reviews come with the product.",
      Error: "Reviews come with the product; its page says what failed.",
    },
  },
} satisfies Meta<typeof ReviewList>;
export default meta;

type Story = StoryObj<typeof meta>;

// spec: acceptance 9 verified, count, name
export const Default: Story = {
  play: async ({ canvas }) => {
    const reviews = canvas.getByRole("region", { name: "Reviews" });
    await expect(reviews).toHaveAttribute("id", "reviews");
    await expect(canvas.getByText("4.5 out of 5")).toBeInTheDocument();
    await expect(canvas.getByText("from 4 reviews")).toBeVisible();
    await expect(canvas.getAllByRole("img", { name: "5 out of 5" })).toHaveLength(2);
    await expect(reviews).toHaveTextContent("True to size · Verified buyer");
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

/** Six reviews at first; the rest on request, with the focus on the first new one. */
export const Many: Story = {
  args: { children: reviews(26), average: 4.76 },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(6);
    await tabTo(userEvent, canvas.getByRole("button", { name: "Show all 26 reviews" }));
    await userEvent.keyboard("{Enter}");
    const items = canvas.getAllByRole("listitem");
    await expect(items).toHaveLength(26);
    await expect(items[6]).toHaveFocus();
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

export const Single: Story = {
  args: { children: reviews(1), average: 5 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("from 1 review")).toBeVisible();
  },
};

export const Empty: Story = {
  args: { children: [], average: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("No reviews yet.")).toBeVisible();
    await expect(canvas.queryByRole("list")).toBeNull();
  },
};

/** If the picture fails to load, initials are shown; line breaks of the text are kept. */
export const LongContent: Story = {
  args: {
    children: [
      <ReviewListItem
        key="long"
        rating={3}
        author="Kamaladevi Venkataramanan Subrahmanyam-Chattopadhyay"
        avatar="/media/not-there.webp"
        fit="Runs small at the bust and large at the hip"
        buyer="verified"
      >
        {`${"I ordered it for my sister’s wedding and wore it to three others. ".repeat(6)}\n\nThe only worddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd I would change is the hem.`}
      </ReviewListItem>,
      ...reviews(2),
    ],
    average: 3.25,
    count: 1284,
  },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector("img")).toBeNull());
    await expect(canvas.getByText("KS")).toBeVisible();
  },
};
