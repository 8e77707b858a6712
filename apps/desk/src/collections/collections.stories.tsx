import { DEMO_COLLECTIONS } from "@selvedge/commerce/demo-collections";
import type { CollectionSummary } from "@selvedge/commerce/wire/owner-pages";
import type { Meta } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { refusal, told } from "../fixtures/answers.ts";
import { COLLECTION, COLLECTIONS } from "../fixtures/collection-answers.ts";
import { deskPage, type DeskStory } from "../fixtures/desk-page.tsx";

export default {
  ...deskPage,
  title: "Desk/Collections",
  args: { ...deskPage.args, address: "/collections" },
} satisfies Meta<typeof deskPage.component>;

export const Default: DeskStory = {
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole("main"));
    await expect(await main.findByRole("link", { name: "Workwear" })).toHaveAttribute("href", "/collections/workwear");
    await expect(main.getByRole("link", { name: "View in shop (new tab): Vacation Wear" })).toHaveAttribute(
      "href",
      "/vacation-collection",
    );
    await expect(main.queryByRole("link", { name: /View in shop.*Evening Wear/ })).toBeNull();
    await expect(main.getByText("Not in the shop: there is no such category")).toBeVisible();
    await expect(main.queryByRole("button", { name: "Move Workwear up" })).toBeNull();
    await expect(main.queryByRole("button", { name: "Move Evening Wear down" })).toBeNull();
    await expect(await main.findByRole("form", { name: "New collection" })).toBeVisible();
  },
};

/** Moves as the shop does, and says what a new collection was given. */
function changing() {
  let all: readonly CollectionSummary[] = COLLECTIONS;
  return {
    "GET /api/owner/collections/list": () => told("", { collections: all }),
    "POST /api/owner/collections/set": ({ slug, position }: Record<string, unknown>) => {
      const moved = all.filter((each) => each.slug === slug);
      all = all.filter((each) => each.slug !== slug).toSpliced(Number(position) - 1, 0, ...moved);
      return told(`${String(slug)} has the place ${String(position)}.`, undefined, true);
    },
    "POST /api/owner/collections/add": (given: Record<string, unknown>) => told(JSON.stringify(given), undefined, true),
    "GET /api/owner/collections/show": ({ slug }: Record<string, unknown>) =>
      told("", { ...COLLECTION, collection: { ...COLLECTION.collection, slug, name: "Kurtas, long" } }),
  };
}

export const Interaction: DeskStory = {
  tags: ["!autodocs"],
  args: { answers: changing() },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Move Vacation Wear up" }));
    await expect(await canvas.findByText("vacation has the place 1.")).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole("button", { name: "Move Vacation Wear up" })).toBeNull());

    const form = within(await canvas.findByRole("form", { name: "New collection" }));
    await userEvent.selectOptions(form.getByLabelText("Category"), "– Long kurtas");
    await userEvent.type(form.getByLabelText("Name"), "Kurtas, long");
    await userEvent.type(form.getByLabelText("First text of its page"), "Below the knee.");
    await userEvent.type(form.getByLabelText("For search engines"), "Long kurtas.");
    await userEvent.click(form.getByRole("button", { name: "Create the collection" }));
    await expect(await canvas.findByRole("heading", { name: "Kurtas, long" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: /View in shop/ })).toHaveAttribute("href", "/long-kurtas-collection");
  },
};

export const Refused: DeskStory = {
  args: {
    answers: {
      "POST /api/owner/collections/add": {
        status: 422,
        body: {
          message: "collections.3.name: Give at most 60 characters.",
          errors: {
            "collections.3.name": ["Give at most 60 characters."],
            "collections.3.lead": ["Give at most 600 characters."],
          },
        },
      },
    },
  },
  play: async ({ canvas }) => {
    const form = within(await canvas.findByRole("form", { name: "New collection" }));
    await userEvent.type(form.getByLabelText("Name"), "Kurtas");
    await userEvent.type(form.getByLabelText("First text of its page"), "Below the knee.");
    await userEvent.type(form.getByLabelText("For search engines"), "Kurtas.");
    await userEvent.click(form.getByRole("button", { name: "Create the collection" }));
    await expect(await form.findByText(/Correct the marked texts/)).toBeVisible();
    await expect(form.getByLabelText("Name")).toHaveAccessibleDescription(/Give at most 60 characters\./);
    await expect(form.getByLabelText("First text of its page")).toBeInvalid();
  },
};

export const Empty: DeskStory = {
  args: { answers: { "GET /api/owner/collections/list": told("", { collections: [] }) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("There are no collections.")).toBeVisible();
  },
};

export const NoCategoryLeft: DeskStory = {
  args: {
    answers: {
      "GET /api/owner/categories/list": told("", {
        categories: DEMO_COLLECTIONS.map(({ slug, name }) => ({ slug, name, parent: null })),
      }),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Every category has a collection/)).toBeVisible();
    await expect(canvas.queryByRole("form", { name: "New collection" })).toBeNull();
  },
};

export const Loading: DeskStory = { args: { answers: { "GET /api/owner/collections/list": "never" } } };

export const Error: DeskStory = {
  args: { answers: { "GET /api/owner/collections/list": refusal(503, "The shop’s database cannot be reached.") } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The shop’s database cannot be reached.")).toBeVisible();
  },
};
