import type { Meta } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { refusal, told } from "../fixtures/answers.ts";
import { deskPage, type DeskStory } from "../fixtures/desk-page.tsx";
import { EXCHANGES } from "../fixtures/more-answers.ts";

export default {
  ...deskPage,
  title: "Desk/Exchanges",
  args: { ...deskPage.args, address: "/exchanges" },
} satisfies Meta<typeof deskPage.component>;

export const Default: DeskStory = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "ORD2611120004" })).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "ORD2611010003" })).toBeNull();
  },
};

/** One exchange that calls move on. */
function moving() {
  const [asked] = EXCHANGES;
  let state = "requested";
  const to = (next: string) => (given: Record<string, unknown>) => {
    state = next;
    return told(`${next} ${JSON.stringify(given)}`, undefined, true);
  };
  return {
    "GET /api/owner/exchanges/list": () => told("", [{ ...asked, state }]),
    "POST /api/owner/exchanges/accept": to("accepted"),
    "POST /api/owner/exchanges/ship": to("shipped"),
    "POST /api/owner/exchanges/receive": to("closed"),
  };
}

export const Interaction: DeskStory = {
  tags: ["!autodocs"],
  args: { role: "packer", answers: moving() },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Accept, and reserve size L" }));
    const ship = within(await canvas.findByRole("form", { name: "Ship the exchange of ORD2611120004" }));
    await userEvent.type(ship.getByLabelText(/^Tracking number/), "149");
    await userEvent.click(ship.getByRole("button", { name: "Ship" }));
    await userEvent.click(await canvas.findByLabelText(/^It can be sold again/));
    await userEvent.click(canvas.getByRole("button", { name: "The other piece is back" }));
    await expect(await canvas.findByText('closed {"order":"ORD2611120004","restock":true}')).toBeVisible();
    await expect(canvas.getByText("Closed", { selector: "p" })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("status").closest("[tabindex]")).toHaveFocus());
  },
};

export const Refused: DeskStory = {
  args: {
    answers: { "POST /api/owner/exchanges/accept": refusal(409, "Size L is sold out. Decline it, or wait.") },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Accept, and reserve size L" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("sold out");
  },
};

export const Loading: DeskStory = { args: { answers: { "GET /api/owner/exchanges/list": "never" } } };

export const Error: DeskStory = {
  args: { answers: { "GET /api/owner/exchanges/list": refusal(503, "The shop’s database cannot be reached.") } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The shop’s database cannot be reached.")).toBeVisible();
  },
};

export const Empty: DeskStory = {
  args: { answers: { "GET /api/owner/exchanges/list": told("", []) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No exchange is open.")).toBeVisible();
  },
};
