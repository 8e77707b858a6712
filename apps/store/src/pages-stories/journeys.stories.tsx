import type { Meta } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { type PageStory, storePage } from "../fixtures/shop/store-page.tsx";

export default {
  ...storePage,
  title: "Pages/Journeys",
  args: { address: "/" },
} satisfies Meta<typeof storePage.component>;

type Canvas = Parameters<NonNullable<PageStory["play"]>>[0]["canvas"];

/** Waits for the page with this heading and returns it. */
async function arriveAt(canvas: Canvas, name: string | RegExp) {
  await canvas.findByRole("heading", { level: 1, name });
  return within(canvas.getByRole("main"));
}

export const BuyADress: PageStory = {
  args: { address: "/shop/dresses", visitor: "customer" },
  play: async ({ canvas, canvasElement, step }) => {
    const screen = within(canvasElement.ownerDocument.body);

    await step("From the dresses to one of them", async () => {
      const main = await arriveAt(canvas, "Dresses");
      await userEvent.click(await main.findByRole("link", { name: "Mira Tiered Dress" }));
    });
    await step("Choose cloth and size", async () => {
      const main = await arriveAt(canvas, "Mira Tiered Dress");
      await userEvent.click(await main.findByRole("radio", { name: "Buta mul, off-white" }));
      await userEvent.click(main.getByRole("radio", { name: "M" }));
      await expect(main.getByRole("radio", { name: "M" })).toBeChecked();
    });
    await step("Put it into the cart", async () => {
      const [add] = within(canvas.getByRole("main")).getAllByRole("button", { name: "Add to cart" });
      if (add) await userEvent.click(add);
      const drawer = within(await screen.findByRole("dialog", { name: /^Cart/ }));
      await userEvent.click(await drawer.findByRole("link", { name: "View cart" }));
    });
    await step("Accept the terms in the cart", async () => {
      const main = await arriveAt(canvas, "shopping cart");
      await userEvent.click(await main.findByRole("checkbox", { name: /Terms & Conditions/ }));
      // Phones have a second checkout button at the bottom.
      const [checkout] = main.getAllByRole("button", { name: "Checkout" });
      if (checkout) await userEvent.click(checkout);
    });
    await step("Say where it goes: all but the house is known", async () => {
      const main = await arriveAt(canvas, "Checkout");
      await expect(await main.findByLabelText("PIN code")).toHaveValue("452001");
      const address = main.getByLabelText("Address");
      await userEvent.clear(address);
      await userEvent.type(address, "7 Sarafa Bazaar");
    });
    await step("Pay", async () => {
      await userEvent.click(canvas.getByRole("button", { name: /^Pay ₹/ }));
      const bank = within(await screen.findByRole("dialog", { name: "Test payment" }));
      await userEvent.click(await bank.findByRole("button", { name: "Succeed" }));
    });
    await step("The order is placed", async () => {
      const main = await arriveAt(canvas, "Thank you. Your payment is with us.");
      await expect(await main.findByText(/is placed\. We have written to asha@example\.com/)).toBeVisible();
    });
  },
};

export const SaveAndCompare: PageStory = {
  args: { address: "/product/mira-tiered-dress", visitor: "customer" },
  play: async ({ canvas, canvasElement, step }) => {
    const screen = within(canvasElement.ownerDocument.body);
    const compare = async (name: string) => {
      const main = await arriveAt(canvas, name);
      await userEvent.click(await main.findByRole("button", { name: `Compare ${name}` }));
      return main;
    };

    await step("Save a dress and compare it", async () => {
      const main = await compare("Mira Tiered Dress");
      const [heart] = await main.findAllByRole("button", { name: /wishlist/i });
      if (heart) await userEvent.click(heart);
      await userEvent.click(main.getByRole("link", { name: "Dresses" }));
    });
    await step("Compare another one with it", async () => {
      const list = await arriveAt(canvas, "Dresses");
      await userEvent.click(await list.findByRole("link", { name: "Tara A-Line Dress" }));
      await compare("Tara A-Line Dress");
      await userEvent.click(await canvas.findByRole("link", { name: "See 2 to compare" }));
    });
    await step("Both stand side by side", async () => {
      const main = await arriveAt(canvas, "Compare");
      await expect(await main.findAllByRole("heading", { level: 2 })).toHaveLength(2);
    });
    await step("What was saved is marked on its page", async () => {
      const [dress] = await canvas.findAllByRole("link", { name: "Mira Tiered Dress" });
      if (dress) await userEvent.click(dress);
      const main = await arriveAt(canvas, "Mira Tiered Dress");
      await expect(await main.findAllByRole("button", { name: /wishlist/i, pressed: true })).not.toHaveLength(0);
    });
    await step("Close the messages", async () => {
      const messages = within(screen.getByRole("region", { name: "Notifications" }));
      for (const close of messages.queryAllByRole("button", { name: "Close" })) await userEvent.click(close);
      await waitFor(() => expect(messages.queryByRole("button", { name: "Close" })).toBeNull());
    });
  },
};

export const SignIn: PageStory = {
  args: { address: "/login" },
  play: async ({ canvas, step }) => {
    const logIn = async (password: string) => {
      const main = await arriveAt(canvas, "Login");
      for (const [label, text] of [
        ["Email", "asha@example.com"],
        ["Password", password],
      ] as const) {
        const field = await main.findByLabelText(label);
        await userEvent.clear(field);
        await userEvent.type(field, text);
      }
      await userEvent.click(main.getByRole("button", { name: "Login" }));
      return main;
    };

    await step("With a password that is wrong", async () => {
      const main = await logIn("indigo-or-madder");
      await expect(await main.findByText("Invalid email or password")).toBeVisible();
    });
    await step("With the right one", async () => {
      await logIn("indigo-and-madder");
      const main = await arriveAt(canvas, "Account");
      await expect(await main.findByRole("button", { name: "Edit Profile" })).toBeVisible();
    });
  },
};
