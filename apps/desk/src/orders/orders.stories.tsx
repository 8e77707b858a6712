import type { Meta } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { ANSWERS, refusal, told } from "../fixtures/answers.ts";
import { deskPage, type DeskStory } from "../fixtures/desk-page.tsx";

export default {
  ...deskPage,
  title: "Desk/Orders",
  args: { ...deskPage.args, address: "/orders" },
} satisfies Meta<typeof deskPage.component>;

export const Default: DeskStory = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "ORD2611120004" })).toBeVisible();
  },
};

export const Interaction: DeskStory = {
  tags: ["!autodocs"],
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByLabelText("Status"), "Processing");
    await waitFor(() => expect(canvas.queryByRole("link", { name: "ORD2611120004" })).toBeNull());
    await expect(await canvas.findByRole("link", { name: "ORD2611180003" })).toBeVisible();

    await userEvent.type(canvas.getByLabelText("Order number or phone"), "98765 43210{Enter}");
    await expect(await canvas.findByText("No order has this phone number.")).toBeVisible();
    await expect(canvas.getByLabelText("Order number or phone")).toHaveFocus();

    const search = canvas.getByLabelText("Order number or phone");
    await userEvent.clear(search);
    await userEvent.type(search, "ord2611180003{Enter}");
    await expect(await canvas.findByRole("heading", { level: 1, name: "ORD2611180003" })).toHaveFocus();
  },
};

/** 120 orders, of which the shop gives 50 at once. */
const many = Array.from({ length: 120 }, (_, place) => ({
  id: `ORD26111${String(99_999 - place)}`,
  created_at: "2026-11-20T06:12:00.000Z",
  status: "placed",
  payment_status: "paid",
  total_paise: 420_000,
  customer_name: "Asha Verma",
  city: "Indore",
  postal_code: "452001",
}));

export const Older: DeskStory = {
  tags: ["!autodocs"],
  args: {
    answers: {
      "GET /api/owner/orders/list": ({ older_than }) => {
        const first = many.findIndex(({ id }) => id === older_than) + 1;
        return told("", many.slice(first, first + 50));
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("table", { name: "The newest 50" })).toBeVisible();
    await userEvent.click(canvas.getByRole("link", { name: "Older orders" }));
    await expect(await canvas.findByRole("link", { name: "ORD2611199949" })).toBeVisible();
    await userEvent.click(canvas.getByRole("link", { name: "Older orders" }));
    await expect(await canvas.findByRole("link", { name: "ORD2611199880" })).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "Older orders" })).toBeNull();
    await expect(canvas.getByRole("link", { name: "Newest orders" })).toHaveAttribute("href", "/orders");
  },
};

/** The shop answers once, and then no more. */
function failingAgain() {
  let isAsked = false;
  return {
    "GET /api/owner/orders/list": (asked: Record<string, unknown>) => {
      const usual = ANSWERS["GET /api/owner/orders/list"];
      if (isAsked || typeof usual !== "function") return refusal(503, "The shop’s database cannot be reached.");
      isAsked = true;
      return usual(asked);
    },
  };
}

export const OutOfDate: DeskStory = {
  args: { answers: failingAgain() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "ORD2611120004" })).toBeVisible();
    await waitFor(
      async () => {
        // Reads within two seconds of the last one are left out.
        window.dispatchEvent(new Event("online"));
        await expect(canvas.getByText(/^This may be out of date\. The shop’s database/)).toBeVisible();
      },
      { timeout: 10_000 },
    );
    await expect(canvas.getByRole("link", { name: "ORD2611120004" })).toBeVisible();
  },
};

export const Loading: DeskStory = { args: { answers: { "GET /api/owner/orders/list": "never" } } };

export const Empty: DeskStory = {
  args: { address: "/orders?status=cancelled" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("There is no such order.")).toBeVisible();
  },
};

export const Error: DeskStory = {
  args: {
    address: "/orders?phone=12",
    answers: { "GET /api/owner/orders/list": refusal(422, "This is no phone number.") },
  },
  play: async ({ canvas }) => {
    const alert = within(await canvas.findByRole("alert"));
    await expect(alert.getByText("This is no phone number.")).toBeVisible();
  },
};

export const PackingSlip: DeskStory = {
  args: { address: "/orders/ORD2611180003/slip" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/2 × Noor Khadi Kurta/)).toBeVisible();
  },
};

export const NothingToPack: DeskStory = {
  args: {
    address: "/orders/ORD2611180003/slip",
    answers: {
      "GET /api/owner/orders/slip": refusal(409, "Order ORD2611180003 is not to be packed: it is cancelled."),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/is not to be packed/)).toBeVisible();
  },
};
