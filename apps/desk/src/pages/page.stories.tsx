import { DEMO_HOME } from "@selvedge/commerce/demo-pages";
import type { Meta } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { refusal, told } from "../fixtures/answers.ts";
import { chooseFile } from "../fixtures/choose-file.ts";
import { deskPage, type DeskStory } from "../fixtures/desk-page.tsx";
import { HOME, TERMS } from "../fixtures/page-answers.ts";

export default {
  ...deskPage,
  title: "Desk/Page",
  args: { ...deskPage.args, address: "/pages/home" },
} satisfies Meta<typeof deskPage.component>;

export const Default: DeskStory = {
  play: async ({ canvas }) => {
    const texts = within(await canvas.findByRole("form", { name: "Texts" }));
    await expect(texts.getByLabelText("Text of the button")).toHaveValue("Shop Now");
    await expect(texts.getByLabelText("Fact 4: text")).toHaveValue("{delivery}, free across India");
    await expect(canvas.getByText(/No picture can be made/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: /View in shop/ })).toHaveAttribute("href", "/");
  },
};

export const OurStory: DeskStory = {
  args: { address: "/pages/our-story" },
  play: async ({ canvas }) => {
    const texts = within(await canvas.findByRole("form", { name: "Texts" }));
    await expect(texts.getByLabelText("Section 4: title")).toHaveValue("Who is paid what");
    await expect(texts.queryByRole("button", { name: "Add a section" })).toBeNull();
    await expect(canvas.queryByRole("button", { name: "Back to the default" })).toBeNull();
  },
};

export const Policy: DeskStory = {
  args: { address: "/pages/terms-conditions" },
  play: async ({ canvas }) => {
    const text = await canvas.findByLabelText<HTMLTextAreaElement>("Text of the policy");
    await expect(text.value).toContain("## Prices");
    await expect(canvas.queryByRole("form", { name: "Pictures" })).toBeNull();
  },
};

/** Says what it was given; the page has its default after a reset. */
function changing() {
  let home = HOME;
  return {
    "GET /api/owner/pages/show": () => told("", home),
    "POST /api/owner/pages/import": ({ page, file }: Record<string, unknown>) => {
      const { hero, statement, phrases } = JSON.parse(String(file)) as typeof HOME.content;
      return told(JSON.stringify({ page, title: hero.title, facts: statement.facts, phrases }), undefined, true);
    },
    "POST /api/owner/pages/picture": (given: Record<string, unknown>) => told(JSON.stringify(given), undefined, true),
    "POST /api/owner/pages/reset": () => {
      home = { ...HOME, isDefault: true, content: DEMO_HOME };
      return told("home has its default.", undefined, true);
    },
  };
}

export const Interaction: DeskStory = {
  tags: ["!autodocs"],
  args: { answers: changing() },
  play: async ({ canvas }) => {
    const texts = within(await canvas.findByRole("form", { name: "Texts" }));
    const title = texts.getAllByLabelText("Title")[0] as HTMLElement;
    await userEvent.clear(title);
    await userEvent.type(title, " Rings ");
    await userEvent.clear(texts.getByLabelText("Phrases"));
    await userEvent.type(texts.getByLabelText("Phrases"), "cast in sand\n\nfiled by hand\n");
    for (const fact of [4, 3, 2]) await userEvent.click(texts.getByRole("button", { name: `Remove fact ${fact}` }));
    await waitFor(() => expect(texts.getByRole("group", { name: "Facts" })).toHaveFocus());
    await userEvent.click(texts.getByRole("button", { name: "Add a fact" }));
    await waitFor(() => expect(texts.getByLabelText("Fact 2: name")).toHaveFocus());
    await userEvent.keyboard("Metal{Tab}Brass");
    await userEvent.click(texts.getByRole("button", { name: "Remove fact 1" }));
    await userEvent.click(texts.getByRole("button", { name: "Save texts" }));
    await expect(await texts.findByRole("status")).toHaveTextContent(
      '{"page":"home","title":"Rings","facts":[{"term":"Metal","detail":"Brass"}],"phrases":["cast in sand","filed by hand"]}',
    );
    await userEvent.click(texts.getByRole("button", { name: "Remove fact 1" }));
    await userEvent.click(texts.getByRole("button", { name: "Save texts" }));
    await waitFor(() => expect(texts.getByRole("status")).toHaveTextContent('"facts":[]'));

    const pictures = within(canvas.getByRole("form", { name: "Pictures" }));
    await chooseFile(pictures.getByLabelText("Photo"), new File(["a photo"], "rail.jpg", { type: "image/jpeg" }));
    await userEvent.type(pictures.getByLabelText("What it shows"), "Rings on a tray");
    await userEvent.selectOptions(pictures.getByLabelText("Place"), "First screen, on phones");
    await userEvent.click(pictures.getByRole("button", { name: "Upload photo" }));
    await expect(await canvas.findByText('{"page":"home","place":"mobile","alt":"Rings on a tray"}')).toBeVisible();

    await userEvent.click(canvas.getByRole("button", { name: "Back to the default" }));
    const question = within(await screen.findByRole("dialog", { name: "Home page: back to the default?" }));
    await userEvent.click(question.getByRole("button", { name: "Back to the default" }));
    await expect(await canvas.findByText("home has its default.")).toBeVisible();
    await waitFor(() => expect(canvas.getAllByLabelText("Title")[0]).toHaveValue("Discover the New Collection"));
  },
};

export const Refused: DeskStory = {
  args: {
    answers: {
      "POST /api/owner/pages/import": {
        status: 422,
        body: {
          message: "home.hero.title: Give at most 60 characters.",
          errors: {
            "home.hero.title": ["Give at most 60 characters."],
            "home.phrases.2": ["Give at most 60 characters."],
          },
        },
      },
    },
  },
  play: async ({ canvas }) => {
    const texts = within(await canvas.findByRole("form", { name: "Texts" }));
    await userEvent.click(texts.getByRole("button", { name: "Save texts" }));
    await expect(await texts.findByText("Line 3: Give at most 60 characters.")).toBeVisible();
    await waitFor(() => expect(texts.getAllByLabelText("Title")[0]).toHaveFocus());
    await expect(texts.getByText(/Correct the marked texts/)).toBeVisible();
  },
};

export const PolicyRefused: DeskStory = {
  args: {
    address: "/pages/privacy-policy",
    answers: {
      "GET /api/owner/pages/show": told("", {
        ...TERMS,
        page: "privacy-policy",
        isDefault: true,
        content: { text: null, updated: null },
      }),
      "POST /api/owner/pages/import": ({ page, file }) =>
        refusal(422, `${String(page)}: A policy cannot show this (html): ${JSON.stringify(file)}`),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Now the page has the shop’s own text/)).toBeVisible();
    await userEvent.type(canvas.getByLabelText("Text of the policy"), "<b>We keep little.</b>");
    await userEvent.click(canvas.getByRole("button", { name: "Save text" }));
    await expect(
      await canvas.findByText('privacy-policy: A policy cannot show this (html): "<b>We keep little.</b>"'),
    ).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText("Text of the policy")).toHaveFocus());
  },
};

export const Loading: DeskStory = { args: { answers: { "GET /api/owner/pages/show": "never" } } };

export const Error: DeskStory = {
  args: { answers: { "GET /api/owner/pages/show": refusal(503, "The shop’s database cannot be reached.") } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The shop’s database cannot be reached.")).toBeVisible();
  },
};
