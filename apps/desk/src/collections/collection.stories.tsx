import type { Meta } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { refusal, told } from "../fixtures/answers.ts";
import { chooseFile } from "../fixtures/choose-file.ts";
import { deskPage, type DeskStory } from "../fixtures/desk-page.tsx";

export default {
  ...deskPage,
  title: "Desk/Collection",
  args: { ...deskPage.args, address: "/collections/workwear" },
} satisfies Meta<typeof deskPage.component>;

export const Default: DeskStory = {
  play: async ({ canvas }) => {
    const texts = within(await canvas.findByRole("form", { name: "Texts" }));
    await expect(texts.getByLabelText("Name")).toHaveValue("Workwear");
    await expect(texts.getByLabelText("Fact 3: text")).toHaveValue("Warm, or not at all");
    await expect(canvas.getByText("The files of a new photo are being made.")).toBeVisible();
    await expect(canvas.getByRole("link", { name: /View in shop/ })).toHaveAttribute("href", "/workwear-collection");
  },
};

const says = (given: Record<string, unknown>) => told(JSON.stringify(given), undefined, true);

export const Interaction: DeskStory = {
  tags: ["!autodocs"],
  args: {
    answers: {
      "POST /api/owner/collections/set": ({ slug, name, fact }) => says({ slug, name, fact }),
      "POST /api/owner/collections/picture": says,
      "POST /api/owner/collections/remove": says,
    },
  },
  play: async ({ canvas }) => {
    const texts = within(await canvas.findByRole("form", { name: "Texts" }));
    await userEvent.clear(texts.getByLabelText("Name"));
    await userEvent.type(texts.getByLabelText("Name"), " Work ");
    for (const fact of [3, 2]) await userEvent.click(texts.getByRole("button", { name: `Remove fact ${fact}` }));
    await userEvent.click(texts.getByRole("button", { name: "Add a fact" }));
    await waitFor(() => expect(texts.getByLabelText("Fact 2: name")).toHaveFocus());
    await userEvent.keyboard("Iron{Tab}Warm = 110 °C");
    await userEvent.click(texts.getByRole("button", { name: "Save texts" }));
    await expect(await texts.findByRole("status")).toHaveTextContent(
      '{"slug":"workwear","name":"Work","fact":["Cloth=Handloom cotton, khadi, linen","Iron=Warm = 110 °C"]}',
    );
    for (const fact of [2, 1]) await userEvent.click(texts.getByRole("button", { name: `Remove fact ${fact}` }));
    await userEvent.click(texts.getByRole("button", { name: "Save texts" }));
    await waitFor(() => expect(texts.getByRole("status")).toHaveTextContent('"fact":[]'));

    const pictures = within(canvas.getByRole("form", { name: "Pictures" }));
    await chooseFile(pictures.getByLabelText("Photo"), new File(["a photo"], "rail.jpg", { type: "image/jpeg" }));
    await userEvent.type(pictures.getByLabelText("What it shows"), "A shirt's cuff");
    await userEvent.selectOptions(pictures.getByLabelText("Place"), "Among its products");
    await userEvent.click(pictures.getByRole("button", { name: "Upload photo" }));
    await expect(await canvas.findByText(/"place":"cloth","alt":"A shirt's cuff"/)).toBeVisible();

    await userEvent.click(canvas.getByRole("button", { name: "Remove the collection" }));
    const question = within(await screen.findByRole("dialog", { name: "Remove Workwear?" }));
    await userEvent.click(question.getByRole("button", { name: "Remove the collection" }));
    await expect(await canvas.findByRole("heading", { name: "Collections" })).toBeVisible();
    await expect(canvas.getByText('{"slug":"workwear"}')).toBeVisible();
  },
};

export const Refused: DeskStory = {
  args: {
    answers: {
      "POST /api/owner/collections/set": {
        status: 422,
        body: {
          message: "collections.0.name: Give at most 60 characters.",
          errors: {
            "collections.0.name": ["Give at most 60 characters."],
            "collections.0.facts.2.detail": ["Give at most 160 characters."],
          },
        },
      },
    },
  },
  play: async ({ canvas }) => {
    const texts = within(await canvas.findByRole("form", { name: "Texts" }));
    await userEvent.click(texts.getByRole("button", { name: "Save texts" }));
    await expect(await texts.findByText("Give at most 160 characters.")).toBeVisible();
    await expect(texts.getByLabelText("Name")).toBeInvalid();
    await waitFor(() => expect(texts.getByLabelText("Name")).toHaveFocus());
    await expect(texts.getByText(/Correct the marked texts/)).toBeVisible();
  },
};

export const Loading: DeskStory = { args: { answers: { "GET /api/owner/collections/show": "never" } } };

export const Error: DeskStory = {
  args: { answers: { "GET /api/owner/collections/show": refusal(404, "There is no collection “workwear”.") } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("There is no collection “workwear”.")).toBeVisible();
  },
};
