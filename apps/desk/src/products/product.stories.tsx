import type { Meta } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { refusal, told } from "../fixtures/answers.ts";
import { deskPage, type DeskStory } from "../fixtures/desk-page.tsx";
import { chooseFile } from "../fixtures/choose-file.ts";
import { PRODUCT } from "../fixtures/more-answers.ts";

export default {
  ...deskPage,
  title: "Desk/Product",
  args: { ...deskPage.args, address: "/products/kesar-long-kurta" },
} satisfies Meta<typeof deskPage.component>;

export const Default: DeskStory = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Kesar Long Kurta" })).toBeVisible();
    await expect(canvas.getByText("The file is damaged. Replace it.")).toBeVisible();
  },
};

/** The shop's product, changed by calls; each says what it was given. */
function changing() {
  let product = PRODUCT;
  const change = (fields: Partial<typeof PRODUCT>) => (given: Record<string, unknown>) => {
    product = { ...product, ...fields };
    return told(JSON.stringify(given), undefined, true);
  };
  return {
    "GET /api/owner/products/details": () => told("", product),
    "POST /api/owner/price/set": change({ price: 2500 }),
    "POST /api/owner/products/hide": change({ status: "hidden" }),
    "POST /api/owner/products/set": change({ note: "Runs large." }),
    "POST /api/owner/stock/add": addingPieces(),
    "POST /api/owner/weight/set": change({ skus: PRODUCT.skus.map((sku) => ({ ...sku, weight_grams: 350 })) }),
    "POST /api/owner/sizes/add": change({}),
    "POST /api/owner/picture/add": change({}),
    "POST /api/owner/picture/describe": change({
      pictures: PRODUCT.pictures.map((each) => (each.position === 1 ? { ...each, alt: "The front" } : each)),
    }),
    "POST /api/owner/picture/remove": change({ pictures: PRODUCT.pictures.slice(1) }),
  };
}

/** The first answer is lost, after which the same pieces are asked for with the same key. */
function addingPieces() {
  const keys: unknown[] = [];
  return ({ key, ...given }: Record<string, unknown>) => {
    keys.push(key);
    return keys.length === 1
      ? ("lost" as const)
      : told(`${JSON.stringify(given)}, asked with ${new Set(keys).size} key`);
  };
}

export const Interaction: DeskStory = {
  tags: ["!autodocs"],
  args: { answers: changing() },
  play: async ({ canvas }) => {
    const price = within(await canvas.findByRole("form", { name: "Price" }));
    await userEvent.clear(price.getByLabelText("Rupees, tax included"));
    await userEvent.type(price.getByLabelText("Rupees, tax included"), "2,500");
    await userEvent.click(price.getByRole("button", { name: "Save price" }));
    await expect(await price.findByRole("status")).toHaveTextContent('{"slug":"kesar-long-kurta","rupees":2500}');
    await expect((await canvas.findAllByText("₹2,500.00"))[0]).toBeVisible();

    const variants = within(canvas.getByRole("form", { name: "Variants" }));
    await userEvent.type(variants.getByLabelText("Weight in grams"), "350");
    await userEvent.click(variants.getByRole("button", { name: "Save" }));
    await expect(await variants.findByRole("status")).toHaveTextContent('{"slug":"kesar-long-kurta","grams":350}');
    await expect((await canvas.findAllByText("350 g"))[0]).toBeVisible();
    await userEvent.selectOptions(variants.getByLabelText("Change"), "Another size");
    await userEvent.type(variants.getByLabelText("New size and its pieces"), "XL=3");
    await userEvent.click(variants.getByRole("button", { name: "Save" }));
    await expect(await variants.findByText('{"slug":"kesar-long-kurta","size":"XL=3"}')).toBeVisible();

    const stock = within(canvas.getByRole("form", { name: "Stock" }));
    await userEvent.type(stock.getByLabelText("Pieces"), "3");
    await userEvent.type(stock.getByLabelText("Reason"), "delivery");
    await userEvent.click(stock.getByRole("button", { name: "Save stock" }));
    await expect(await stock.findByRole("alert")).toHaveTextContent("may have been done or not");
    await userEvent.click(stock.getByRole("button", { name: "Save stock" }));
    await expect(await stock.findByRole("status")).toHaveTextContent(
      '{"sku":"KLK-S-KE","pieces":3,"reason":"delivery"}, asked with 1 key',
    );

    const texts = within(canvas.getByRole("form", { name: "Texts" }));
    await userEvent.type(texts.getByLabelText(/^Note/), "Runs large.");
    await userEvent.click(texts.getByRole("button", { name: "Save texts" }));
    await expect(await texts.findByRole("status")).toHaveTextContent(
      '{"slug":"kesar-long-kurta","note":"Runs large."}',
    );

    await userEvent.click(canvas.getByRole("button", { name: "Hide for now" }));
    await expect(await canvas.findByRole("button", { name: "Put on sale" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Describe picture 1" }));
    const text = within(canvas.getByRole("form", { name: "Text of picture 1" }));
    await userEvent.clear(text.getByLabelText("What it shows"));
    await userEvent.type(text.getByLabelText("What it shows"), "The front");
    await userEvent.click(text.getByRole("button", { name: "Save text" }));
    await expect(await text.findByRole("status")).toHaveTextContent(
      '{"slug":"kesar-long-kurta","position":1,"alt":"The front"}',
    );
    await expect(canvas.getByText("1. The front")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Remove picture 1" }));
    await expect(await canvas.findByText('{"slug":"kesar-long-kurta","position":1}')).toBeVisible();

    await chooseFile(canvas.getByLabelText("Photo"), new File(["a photo"], "front.jpg", { type: "image/jpeg" }));
    const upload = within(canvas.getByRole("form", { name: "Pictures" }));
    await userEvent.type(upload.getByLabelText("What it shows"), "The collar");
    await userEvent.click(canvas.getByRole("button", { name: "Upload photo" }));
    await expect(await canvas.findByText('{"slug":"kesar-long-kurta","alt":"The collar"}')).toBeVisible();
  },
};

export const Refused: DeskStory = {
  args: {
    answers: {
      "POST /api/owner/offer/start": refusal(422, "offer, discount: is more than the price of 2400; give at most that"),
    },
  },
  play: async ({ canvas }) => {
    const offer = within(await canvas.findByRole("form", { name: "Offer" }));
    await userEvent.type(offer.getByLabelText("Off the price"), "9999");
    await userEvent.selectOptions(offer.getByLabelText("In"), "Rupees");
    await userEvent.click(offer.getByRole("button", { name: "Replace the offer" }));
    await expect(await offer.findByRole("alert")).toHaveTextContent("is more than the price of 2400");
    await expect(offer.getByLabelText("Off the price")).toHaveValue("9999");
  },
};

export const Packer: DeskStory = {
  args: { role: "packer" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("form", { name: "Stock" })).toBeVisible();
    await expect(canvas.queryByRole("form", { name: "Price" })).toBeNull();
  },
};

export const NewProduct: DeskStory = {
  args: {
    address: "/products/new",
    answers: { "POST /api/owner/products/add": refusal(409, "There is a product already. Choose another slug.") },
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText("Name"), "Kesar Kurta, long");
    await expect(canvas.getByLabelText("Address of its page")).toHaveValue("kesar-kurta-long");
    await userEvent.type(canvas.getByLabelText("Price in rupees, tax included"), "1800");
    await userEvent.type(canvas.getByLabelText("Tariff code (HSN)"), "6204");
    await userEvent.type(canvas.getByLabelText("Sizes and pieces"), "S=3, M=5");
    await userEvent.click(canvas.getByRole("button", { name: "Add the product" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Choose another slug.");
    await expect(canvas.getByLabelText("Sizes and pieces")).toHaveValue("S=3, M=5");
  },
};

export const Loading: DeskStory = { args: { answers: { "GET /api/owner/products/details": "never" } } };

export const Error: DeskStory = {
  args: { answers: { "GET /api/owner/products/details": refusal(503, "There is no product.") } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("There is no product.")).toBeVisible();
  },
};
