import type { ImportPreview } from "@selvedge/commerce/wire/owner-import";
import type { Meta } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { refusal, told } from "../fixtures/answers.ts";
import { chooseFile } from "../fixtures/choose-file.ts";
import { deskPage, type DeskStory } from "../fixtures/desk-page.tsx";

export default {
  ...deskPage,
  title: "Desk/Import",
  args: { ...deskPage.args, address: "/products/import" },
} satisfies Meta<typeof deskPage.component>;

/** What a dry run says of a file with a new product and a changed one. */
const CHANGES: ImportPreview = {
  before: {
    "noor-khadi-kurta": {
      price_paise: 136_000,
      care_instructions: "",
      variants: [{ sku: "NKK-S", size: "S", material: null, stock: 2, price_paise: null }],
    },
  },
  after: {
    "kesar-long-kurta": "added",
    "noor-khadi-kurta": {
      price_paise: 144_000,
      care_instructions: "Wash by hand in cold water, and dry in the shade, away from a heater.",
      variants: [
        { sku: "NKK-S", size: "S", material: null, stock: 5, price_paise: null },
        { sku: "NKK-M", size: "M", material: null, stock: 3, price_paise: null },
      ],
    },
    categories_and_materials: "changed",
  },
  preview: {
    names: { "kesar-long-kurta": "Kesar Long Kurta", "noor-khadi-kurta": "Noor Khadi Kurta", "mira-dress": "Mira" },
    unchanged: 1,
    warnings: ["row 3, Variant Price: is 2700, which fits no tax slab and is taxed at the higher rate"],
  },
};

/** Refuses the first file, and shows what the second one would change before it is imported. Of its two photos one is not chosen. */
function importing() {
  let tries = 0;
  return {
    "POST /api/owner/products/import": ({ dry_run, on_missing }: Record<string, unknown>) => {
      tries += 1;
      if (tries === 1)
        return refusal(422, "2 mistakes. Nothing was written.\n  row 2, Variant Price: must be more than 0");
      if (dry_run === "1") return told("Dry run, nothing has changed.", CHANGES);
      const photo_files = ["https://cdn.example/Front.jpg?v=1", "photos/Back.jpg"].map((source) => ({
        slug: "mira-dress",
        source,
        alt: "Mira",
      }));
      const warnings = ["mira-dress: https://cdn.example/Side.jpg cannot be downloaded."];
      return told(`${warnings[0]}\nProducts: 1 new, ${String(on_missing)}`, { photo_files, warnings }, true);
    },
    "POST /api/owner/picture/add": told("The photo is added.", undefined, true),
  };
}

const FILE = new File(["Handle,Title"], "goods.csv", { type: "text/csv" });

export const Default: DeskStory = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText("File")).toBeVisible();
  },
};

export const Interaction: DeskStory = {
  tags: ["!autodocs"],
  args: { answers: importing() },
  play: async ({ canvas }) => {
    await chooseFile(await canvas.findByLabelText("File"), FILE);
    await chooseFile(canvas.getByLabelText(/^Photos/), new File(["a photo"], "front.jpg", { type: "image/jpeg" }));
    await userEvent.click(canvas.getByRole("button", { name: "Show what would change" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("row 2, Variant Price");
    await userEvent.click(canvas.getByRole("button", { name: "Show what would change" }));
    const table = within(await canvas.findByRole("table", { name: "1 new, 1 changed, 1 as they are" }));
    await expect(table.getByText("Price: ₹1,360.00 → ₹1,440.00")).toBeVisible();
    await expect(table.getByText("S, stock: 2 → 5")).toBeVisible();
    await expect(table.getByText("M is added")).toBeVisible();
    await expect(canvas.getByText(/fits no tax slab/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Import these products" }));
    await expect(await canvas.findByText("Products: 1 new, keep")).toBeVisible();
    await expect(canvas.getByText(/Side\.jpg cannot be downloaded/)).toBeVisible();
    await expect(await canvas.findByText(/1 of 2 photos are added/)).toHaveTextContent(
      "mira-dress, back.jpg: It is not among the files that you chose.",
    );
    await expect(canvas.getByRole("button", { name: "Show what would change" })).toBeVisible();
  },
};

export const Preview: DeskStory = {
  tags: ["!autodocs"],
  args: { answers: { "POST /api/owner/products/import": told("Dry run, nothing has changed.", CHANGES) } },
  play: async ({ canvas }) => {
    await chooseFile(await canvas.findByLabelText("File"), FILE);
    await userEvent.click(canvas.getByRole("button", { name: "Show what would change" }));
    await expect(await canvas.findByRole("button", { name: "Import these products" })).toBeVisible();
  },
};
