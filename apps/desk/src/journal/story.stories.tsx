import type { StoryDetails } from "@selvedge/commerce/wire/owner-journal";
import type { Meta } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { refusal, told } from "../fixtures/answers.ts";
import { chooseFile } from "../fixtures/choose-file.ts";
import { deskPage, type DeskStory } from "../fixtures/desk-page.tsx";
import { DRAFT_DETAILS, PREVIEW } from "../fixtures/journal-answers.ts";

export default {
  ...deskPage,
  title: "Desk/Story",
  args: { ...deskPage.args, address: "/journal/how-to-wash-a-block-print" },
} satisfies Meta<typeof deskPage.component>;

export const Default: DeskStory = {
  play: async ({ canvas }) => {
    const texts = within(await canvas.findByRole("form", { name: "Texts" }));
    await expect(texts.getByLabelText("Title")).toHaveValue("How to wash a block print");
    await expect(texts.getByLabelText(/Products/)).toHaveValue("ila-ajrakh-skirt\nmira-tiered-dress");
    await expect(texts.getByLabelText("Day")).toHaveValue("2026-09-02");
    await expect(texts.getByRole("button", { name: "Take back to draft" })).toBeVisible();
    await expect(texts.queryByRole("button", { name: "Publish" })).toBeNull();
    await expect(canvas.getByRole("link", { name: "View in shop (new tab)" })).toHaveAttribute(
      "href",
      "/blogs/how-to-wash-a-block-print",
    );
    // There is one place for a picture.
    await expect(canvas.queryByLabelText("Place")).toBeNull();
  },
};

/** Keeps what it is given, and says what that was. */
function changing() {
  let story: StoryDetails = DRAFT_DETAILS;
  const says = (given: Record<string, unknown>) => told(JSON.stringify(given), { preview: PREVIEW }, true);
  return {
    "GET /api/owner/journal/show": () => told("", story),
    "POST /api/owner/journal/set": ({ slug, state, product, ...texts }: Record<string, unknown>) => {
      const isPublished = state === undefined ? story.state !== "draft" : state === "published";
      const products = (product ?? story.texts.products) as readonly string[];
      story = {
        ...story,
        state: isPublished ? "waiting" : "draft",
        texts: { ...story.texts, ...texts, products },
      };
      return says({ slug, ...texts, product, state });
    },
    "POST /api/owner/journal/picture": says,
    "POST /api/owner/journal/remove": says,
  };
}

export const Interaction: DeskStory = {
  tags: ["!autodocs"],
  args: { address: "/journal/a-loom-of-her-own", answers: changing() },
  play: async ({ canvas, step }) => {
    const texts = within(await canvas.findByRole("form", { name: "Texts" }));
    const saidIs = (text: string) => waitFor(() => expect(texts.getByRole("status")).toHaveTextContent(text));
    await step("saving a draft sends what was changed", async () => {
      await userEvent.type(texts.getByLabelText("Text"), "One loom.\n\n## Hers\n\nIt is oak. ");
      await userEvent.type(texts.getByLabelText(/Products/), "noor-khadi-kurta\n\n mira-tiered-dress ");
      await userEvent.click(texts.getByRole("button", { name: "Save draft" }));
      await saidIs(
        '{"slug":"a-loom-of-her-own","body":"One loom.\\n\\n## Hers\\n\\nIt is oak.","product":["noor-khadi-kurta","mira-tiered-dress"]}',
      );
    });
    await step("publishing saves what was changed since", async () => {
      const topic = texts.getByLabelText<HTMLInputElement>("Topic");
      await expect(Array.from(topic.list?.options ?? [], ({ value }) => value)).toEqual(["Cloth", "Care"]);
      await userEvent.type(topic, "People");
      await userEvent.clear(texts.getByLabelText(/Products/));
      await userEvent.click(texts.getByRole("button", { name: "Publish" }));
      await saidIs('{"slug":"a-loom-of-her-own","topic":"People","product":[],"state":"published"}');
      await expect(await canvas.findByText("Published, waits for its picture")).toBeVisible();
      await expect(texts.queryByRole("button", { name: "Publish" })).toBeNull();
    });
    await step("a published story can be taken back", async () => {
      await userEvent.click(await texts.findByRole("button", { name: "Take back to draft" }));
      await saidIs('{"slug":"a-loom-of-her-own","state":"draft"}');
      await expect(await texts.findByRole("button", { name: "Publish" })).toBeVisible();
    });
    await step("it has one picture", async () => {
      const pictures = within(canvas.getByRole("form", { name: "Pictures" }));
      await chooseFile(pictures.getByLabelText("Photo"), new File(["a photo"], "loom.jpg", { type: "image/jpeg" }));
      await userEvent.type(pictures.getByLabelText("What it shows"), "A loom");
      await userEvent.click(pictures.getByRole("button", { name: "Upload photo" }));
      await expect(await canvas.findByText('{"slug":"a-loom-of-her-own","alt":"A loom"}')).toBeVisible();
    });
    await step("removing it asks first, and leads to the list", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Remove the story" }));
      const question = within(await screen.findByRole("dialog", { name: "Remove A loom of her own?" }));
      await userEvent.click(question.getByRole("button", { name: "Remove the story" }));
      await expect(await canvas.findByRole("heading", { name: "Journal" })).toBeVisible();
    });
  },
};

const tried: Record<string, unknown>[] = [];

/** What is typed is shown as its page would be, and stays typed. */
export const Preview: DeskStory = {
  tags: ["!autodocs"],
  args: {
    answers: {
      "POST /api/owner/journal/set": (given) => {
        tried.push(given);
        return told("Nothing has changed: this was a dry run.", { preview: PREVIEW });
      },
    },
  },
  play: async ({ canvas }) => {
    tried.length = 0;
    const texts = within(await canvas.findByRole("form", { name: "Texts" }));
    await userEvent.type(texts.getByLabelText("Author"), ", Indore");
    const button = texts.getByRole("button", { name: "Preview" });
    await userEvent.click(button);
    const dialog = within(await screen.findByRole("dialog", { name: "Preview" }));
    await expect(tried).toEqual([{ dry_run: "1", slug: "how-to-wash-a-block-print", author: "Nimar studio, Indore" }]);
    await waitFor(() => expect(dialog.getByRole("heading", { name: "How to wash a block print" })).toBeVisible());
    await expect(dialog.getByText("Nimar studio · 2 Sep 2026 · 2 min")).toBeVisible();
    await expect(dialog.getByText("salt")).toBeVisible();
    // Two lists of two, and two products as spots and as entries of their look.
    await expect(dialog.getAllByRole("listitem")).toHaveLength(8);
    await expect(dialog.getByRole("link", { name: "the prints" })).toHaveAttribute("target", "_blank");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(button).toHaveFocus();
    await expect(texts.getByLabelText("Author")).toHaveValue("Nimar studio, Indore");
    await userEvent.click(button);
    await waitFor(() => expect(screen.getByRole("dialog", { name: "Preview" })).toBeVisible());
  },
};

export const Refused: DeskStory = {
  args: {
    address: "/journal/a-loom-of-her-own",
    answers: {
      "GET /api/owner/journal/show": told("", DRAFT_DETAILS),
      "POST /api/owner/journal/set": {
        status: 422,
        body: {
          message: "standfirst: Give a summary.",
          errors: {
            standfirst: ["Give a summary."],
            body: ["Give the text."],
            product: ["There is no product “loom”."],
          },
        },
      },
    },
  },
  play: async ({ canvas }) => {
    const texts = within(await canvas.findByRole("form", { name: "Texts" }));
    await userEvent.type(texts.getByLabelText(/Products/), "loom");
    await userEvent.click(texts.getByRole("button", { name: "Publish" }));
    await expect(await texts.findByText("There is no product “loom”.")).toBeVisible();
    await expect(texts.getByText(/Correct the marked texts/)).toBeVisible();
    await expect(texts.getByLabelText("Text")).toBeInvalid();
    await waitFor(() => expect(texts.getByLabelText("Summary")).toHaveFocus());
    await expect(texts.getByLabelText(/Products/)).toHaveValue("loom");
  },
};

/** The preview is refused as saving would be. */
export const PreviewRefused: DeskStory = {
  args: {
    answers: { "POST /api/owner/journal/set": refusal(409, "Somebody has removed this story.") },
  },
  play: async ({ canvas }) => {
    const texts = within(await canvas.findByRole("form", { name: "Texts" }));
    await userEvent.click(texts.getByRole("button", { name: "Preview" }));
    await expect(await texts.findByText("Somebody has removed this story.")).toBeVisible();
    await expect(screen.queryByRole("dialog")).toBeNull();
  },
};

/** A new story has only its title and day. */
export const Empty: DeskStory = {
  args: {
    address: "/journal/a-loom-of-her-own",
    answers: { "GET /api/owner/journal/show": told("", DRAFT_DETAILS) },
  },
  play: async ({ canvas }) => {
    const texts = within(await canvas.findByRole("form", { name: "Texts" }));
    await expect(texts.getByRole("button", { name: "Publish" })).toBeVisible();
    await expect(canvas.getByText("Draft")).toBeVisible();
    await expect(canvas.getByText(/There is no picture/)).toBeVisible();
  },
};

export const Loading: DeskStory = { args: { answers: { "GET /api/owner/journal/show": "never" } } };

export const Error: DeskStory = {
  args: { answers: { "GET /api/owner/journal/show": refusal(404, "There is no story “how-to-wash-a-block-print”.") } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("There is no story “how-to-wash-a-block-print”.")).toBeVisible();
  },
};
