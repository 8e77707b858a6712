import type { Meta } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { refusal, told } from "../fixtures/answers.ts";
import { deskPage, type DeskStory } from "../fixtures/desk-page.tsx";
import { DRAFT_DETAILS } from "../fixtures/journal-answers.ts";

export default {
  ...deskPage,
  title: "Desk/Journal",
  args: { ...deskPage.args, address: "/journal" },
} satisfies Meta<typeof deskPage.component>;

export const Default: DeskStory = {
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole("main"));
    await expect(await main.findByRole("link", { name: "A loom of her own" })).toHaveAttribute(
      "href",
      "/journal/a-loom-of-her-own",
    );
    const [draft, waiting, shown] = main.getAllByRole("listitem");
    await expect(draft).toHaveTextContent("A loom of her own21 Nov 2026Draft");
    await expect(waiting).toHaveTextContent("Cloth · 14 Nov 2026Published, waits for its picture");
    await expect(
      within(shown as HTMLElement).getByRole("link", { name: "View in shop (new tab): How to wash a block print" }),
    ).toHaveAttribute("href", "/blogs/how-to-wash-a-block-print");
    await expect(main.getAllByRole("link", { name: /View in shop/ })).toHaveLength(1);
  },
};

const asked: Record<string, unknown>[] = [];

export const Interaction: DeskStory = {
  tags: ["!autodocs"],
  args: {
    answers: {
      "POST /api/owner/journal/add": (given) => {
        asked.push(given);
        return told("The story is a draft.", undefined, true);
      },
      "GET /api/owner/journal/show": ({ slug }) =>
        told("", { ...DRAFT_DETAILS, slug, texts: { ...DRAFT_DETAILS.texts, title: `The story ${String(slug)}` } }),
    },
  },
  play: async ({ canvas }) => {
    asked.length = 0;
    const form = within(await canvas.findByRole("form", { name: "New story" }));
    await userEvent.type(form.getByLabelText("Title"), " What Mulmul knows, in May ");
    await expect(form.getByLabelText("Address of its page")).toHaveValue("what-mulmul-knows-in-may");
    await userEvent.clear(form.getByLabelText("Address of its page"));
    await userEvent.type(form.getByLabelText("Address of its page"), "mulmul");
    await userEvent.type(form.getByLabelText("Title"), "and June");
    await userEvent.click(form.getByRole("button", { name: "Create the story" }));
    await expect(await canvas.findByRole("heading", { name: "The story mulmul" })).toBeVisible();
    await expect(asked).toEqual([{ slug: "mulmul", title: "What Mulmul knows, in May and June" }]);
  },
};

export const Refused: DeskStory = {
  args: {
    answers: {
      "POST /api/owner/journal/add": {
        status: 409,
        body: {
          message: "There is a story “mulmul” already. journal set changes it.",
          errors: { slug: ["There is a story with this address already."] },
        },
      },
    },
  },
  play: async ({ canvas }) => {
    const form = within(await canvas.findByRole("form", { name: "New story" }));
    await userEvent.type(form.getByLabelText("Title"), "Mulmul");
    await userEvent.click(form.getByRole("button", { name: "Create the story" }));
    await expect(await form.findByText(/Correct the marked texts/)).toBeVisible();
    await expect(form.getByLabelText("Address of its page")).toHaveAccessibleDescription(
      "There is a story with this address already.",
    );
    await expect(form.getByLabelText("Address of its page")).toHaveValue("mulmul");
    await expect(form.getByLabelText("Title")).toHaveValue("Mulmul");
  },
};

export const Empty: DeskStory = {
  args: { answers: { "GET /api/owner/journal/list": told("", { stories: [] }) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("There are no stories.")).toBeVisible();
    await expect(canvas.getByRole("form", { name: "New story" })).toBeVisible();
  },
};

export const Loading: DeskStory = { args: { answers: { "GET /api/owner/journal/list": "never" } } };

export const Error: DeskStory = {
  args: { answers: { "GET /api/owner/journal/list": refusal(503, "The shop’s database cannot be reached.") } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The shop’s database cannot be reached.")).toBeVisible();
  },
};
