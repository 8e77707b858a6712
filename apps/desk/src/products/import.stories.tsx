import type { Meta } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { refusal, told } from "../fixtures/answers.ts";
import { chooseFile } from "../fixtures/choose-file.ts";
import { deskPage, type DeskStory } from "../fixtures/desk-page.tsx";

export default {
  ...deskPage,
  title: "Desk/Import",
  args: { ...deskPage.args, address: "/products/import" },
} satisfies Meta<typeof deskPage.component>;

/** Refuses the first file, and shows what the second one would change before it is imported. */
function importing() {
  let tries = 0;
  return {
    "POST /api/owner/products/import": ({ dry_run, on_missing }: Record<string, unknown>) => {
      tries += 1;
      if (tries === 1)
        return refusal(422, "2 mistakes. Nothing was written.\n  row 2, Variant Price: must be more than 0");
      return dry_run === "1"
        ? told("Dry run, nothing has changed. It would change products: added none → kesar-long-kurta")
        : told(`Products: 1 new, ${String(on_missing)}`, undefined, true);
    },
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
    await userEvent.click(canvas.getByRole("button", { name: "Show what would change" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("row 2, Variant Price");
    await userEvent.click(canvas.getByRole("button", { name: "Show what would change" }));
    await expect(await canvas.findByRole("status")).toHaveTextContent("added none → kesar-long-kurta");
    await userEvent.click(canvas.getByRole("button", { name: "Import these products" }));
    await expect(await canvas.findByText("Products: 1 new, keep")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Show what would change" })).toBeVisible();
  },
};
