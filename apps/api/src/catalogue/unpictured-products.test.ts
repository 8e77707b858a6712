import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { demoShop } from "../testing/demo-shop.ts";
import type { TestApp } from "../testing/test-app.ts";
import { visitor } from "../testing/visitor.ts";

const SLUG = "noor-khadi-kurta";

let shop: TestApp;
beforeAll(async () => {
  shop = await demoShop();
  const { id } = await shop.db.selectFrom("products").select("id").where("slug", "=", SLUG).executeTakeFirstOrThrow();
  await shop.db.deleteFrom("product_pictures").where("product_id", "=", id).execute();
});
afterAll(() => shop.close());

describe("a published product without a picture", () => {
  test.each([
    "/api/home",
    "/api/products?per_page=50",
    "/api/categories/kurtas-and-tunics/products",
    "/api/search?q=noor",
    "/api/catalogue",
  ])("is shown by %s", async (url) => {
    const answer = await shop.app.inject(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain(SLUG);
  });

  test("has a page with only the pictures of its further materials", async () => {
    const { image, thumbnail_image, image_hover, share_image, gallery_images, images, variants } =
      await visitor(shop).product(SLUG);
    expect([image, thumbnail_image, image_hover, share_image]).toEqual([null, null, null, null]);
    expect(gallery_images).toEqual([]);
    const further = variants.flatMap(({ gallery_image }) => gallery_image ?? []);
    expect(further.length).toBeGreaterThan(0);
    expect(images).toEqual(further);
  });

  test("can be added to the cart: without a picture in its first material, with one in another", async () => {
    const { product, add, lines } = visitor(shop);
    const [own, other] = (await product(SLUG)).variants;
    const pictureOf = async (material: string | undefined) =>
      (await lines(await add(SLUG, material === undefined ? {} : { material })))[0]?.product.image;
    expect(await pictureOf(own?.name)).toBeNull();
    expect(await pictureOf(other?.name)).toEqual(other?.gallery_image);
  });
});
