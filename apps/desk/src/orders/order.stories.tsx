import { formatPaise } from "@selvedge/commerce/money";
import type { Order } from "@selvedge/commerce/wire/orders";
import type { Meta } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { ORDER, refusal, told } from "../fixtures/answers.ts";
import { deskPage, type DeskStory } from "../fixtures/desk-page.tsx";

export default {
  ...deskPage,
  title: "Desk/Order",
  args: { ...deskPage.args, address: `/orders/${ORDER.id}` },
} satisfies Meta<typeof deskPage.component>;

const shows = (fields: Partial<Order>) => ({ "GET /api/owner/orders/show": told("", { ...ORDER, ...fields }) });

/** What a dry run says of a refund. */
const refundTried = (paise: number) =>
  told("Dry run, nothing has changed.", { after: { refund: { amount_paise: paise } } });

/** An order of which this much is refunded, if exactly that is asked for. */
function refunding(after: Partial<Order>, paise: number, wanted: object) {
  let isDone = false;
  return {
    "GET /api/owner/orders/show": () => told("", isDone ? { ...ORDER, ...after } : ORDER),
    "POST /api/owner/orders/refund": ({ key, dry_run, ...given }: Record<string, unknown>) => {
      // Keys are random, which pictures are not.
      if ("line" in given !== /^[\w-]{8,64}$/.test(String(key ?? "")))
        return refusal(422, "A refund of lines needs a key.");
      if (dry_run === "1") return refundTried(paise);
      if (JSON.stringify(given) !== JSON.stringify(wanted)) return refusal(422, `Asked: ${JSON.stringify(given)}`);
      isDone = true;
      return told(`${formatPaise(paise)} of ${ORDER.id} go back, with credit note CN2611/0004.`, undefined, true);
    },
  };
}

/** Shipped first, then delivered. */
function shippedAndDelivered() {
  let order: Order = ORDER;
  return {
    "GET /api/owner/orders/show": () => told("", order),
    "POST /api/owner/orders/ship": (given: Record<string, unknown>) => {
      order = { ...ORDER, status: "shipped", shipment: { courier: "Delhivery", tracking_number: "14908172" } };
      return told(`Shipped with ${JSON.stringify(given)}`, undefined, true);
    },
    "POST /api/owner/orders/deliver": () => {
      order = { ...order, status: "delivered" };
      return told("Delivered", undefined, true);
    },
  };
}

export const Default: DeskStory = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Ship" })).toBeVisible();
    await expect(canvas.getByText("Noor Khadi Kurta", { selector: "p" })).toBeVisible();
  },
};

export const Interaction: DeskStory = {
  tags: ["!autodocs"],
  args: {
    answers: shippedAndDelivered(),
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/^Courier/), "Delhivery");
    await userEvent.type(canvas.getByLabelText(/^Tracking number/), "14908172");
    await userEvent.click(canvas.getByRole("button", { name: "Ship" }));
    await expect(await canvas.findByRole("status")).toHaveTextContent(
      'Shipped with {"order":"ORD2611180003","courier":"Delhivery","tracking":"14908172"}',
    );
    await expect(await canvas.findByRole("button", { name: "Mark as delivered" })).toBeVisible();
    await expect(canvas.getByText("Delhivery 14908172")).toBeVisible();
    // Of two changes the last one is told, and has the focus, as its button is gone.
    await userEvent.click(canvas.getByRole("button", { name: "Mark as delivered" }));
    await expect(await canvas.findByRole("status")).toHaveTextContent("Delivered");
    await waitFor(() => expect(canvas.getByRole("status").closest("[tabindex]")).toHaveFocus());
  },
};

const ONE_REFUNDED = { items: ORDER.items.map((line) => (line.id === "L2" ? { ...line, refunded: 1 } : line)) };

export const RefundOfOnePiece: DeskStory = {
  tags: ["!autodocs"],
  args: { answers: refunding(ONE_REFUNDED, 136_000, { order: ORDER.id, line: ["2:1"], restock: true }) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Refund…" }));
    await expect(await canvas.findByText("Choose at least one piece.")).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText("Noor Khadi Kurta"), "1 piece");
    await userEvent.click(canvas.getByRole("button", { name: "Refund…" }));
    const dialog = await screen.findByRole("dialog", { name: "Refund ₹1,360.00 of ORD2611180003?" });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(screen.getByRole("button", { name: "Refund" }));
    await expect(await canvas.findByRole("status")).toHaveTextContent(
      "₹1,360.00 of ORD2611180003 go back, with credit note CN2611/0004.",
    );
    const pieces = canvas.getByLabelText("Noor Khadi Kurta");
    await waitFor(() => expect(within(pieces).queryByRole("option", { name: "2 pieces" })).toBeNull());
    await expect(pieces).toHaveDisplayValue("None");
    await expect(within(pieces).getByRole("option", { name: "1 piece" })).toBeInTheDocument();
  },
};

export const RefundOfAll: DeskStory = {
  tags: ["!autodocs"],
  args: {
    answers: refunding({ status: "cancelled", payment_status: "refund_pending" }, 544_000, {
      order: ORDER.id,
      restock: true,
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByLabelText("Mira Tiered Dress"), "1 piece");
    await userEvent.selectOptions(canvas.getByLabelText("Noor Khadi Kurta"), "2 pieces");
    await userEvent.click(canvas.getByRole("button", { name: "Refund…" }));
    const dialog = await screen.findByRole("dialog", { name: "Refund ₹5,440.00 of ORD2611180003?" });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(within(dialog).getByText(/so the order is cancelled/)).toBeVisible();
    await userEvent.click(within(dialog).getByRole("button", { name: "Refund" }));
    await expect(await canvas.findByRole("status")).toHaveTextContent(
      "₹5,440.00 of ORD2611180003 go back, with credit note CN2611/0004.",
    );
    await expect(canvas.queryByLabelText("Noor Khadi Kurta")).toBeNull();
  },
};

/** The first answer is lost; the shop has made the refund, and is asked again with the same key. */
function answeringSecond() {
  const keys: unknown[] = [];
  return {
    "GET /api/owner/orders/show": () => told("", keys.length > 0 ? { ...ORDER, ...ONE_REFUNDED } : ORDER),
    "POST /api/owner/orders/refund": ({ key, dry_run }: Record<string, unknown>) => {
      if (dry_run === "1") return keys.length === 0 ? refundTried(136_000) : told("It went back before.", {});
      keys.push(key);
      return keys.length === 1 ? ("lost" as const) : told(`Asked with ${new Set(keys).size} key`);
    },
  };
}

export const RefundWithoutAnswer: DeskStory = {
  tags: ["!autodocs"],
  args: { answers: answeringSecond() },
  play: async ({ canvas }) => {
    const refundOne = async () => {
      await userEvent.selectOptions(await canvas.findByLabelText("Noor Khadi Kurta"), "1 piece");
      await userEvent.click(canvas.getByRole("button", { name: "Refund…" }));
    };
    await refundOne();
    const dialog = await screen.findByRole("dialog", { name: "Refund ₹1,360.00 of ORD2611180003?" });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(within(dialog).getByRole("button", { name: "Refund" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("may have been done or not");
    await waitFor(() => expect(canvas.queryByRole("option", { name: "2 pieces" })).toBeNull());
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    // The shop has made it, so there is nothing left to confirm.
    await refundOne();
    await expect(await canvas.findByRole("status")).toHaveTextContent("Asked with 1 key");
  },
};

export const Loading: DeskStory = { args: { answers: { "GET /api/owner/orders/show": "never" } } };

export const Error: DeskStory = {
  args: { answers: { "GET /api/owner/orders/show": refusal(404, "There is no order ORD2611180003.") } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("There is no order ORD2611180003.")).toBeVisible();
  },
};

export const Refused: DeskStory = {
  args: {
    answers: {
      "POST /api/owner/orders/ship": refusal(409, "Order ORD2611180003 is not shipped: it stands at “Cancelled”."),
    },
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/^Courier/), "Delhivery");
    await userEvent.click(canvas.getByRole("button", { name: "Ship" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("is not shipped");
    await expect(canvas.getByLabelText(/^Courier/)).toHaveValue("Delhivery");
  },
};

export const Delivered: DeskStory = {
  args: {
    role: "packer",
    answers: shows({ status: "delivered", shipment: { courier: "Delhivery", tracking_number: "14908172" } }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Delhivery 14908172")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: /^(Ship|Refund)/ })).toBeNull();
  },
};
