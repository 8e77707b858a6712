import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { demoShop } from "../testing/demo-shop.ts";
import { empty } from "../testing/module-tables.ts";
import { phonePhoto } from "../testing/photos.ts";
import type { TestApp } from "../testing/test-app.ts";
import { visitor } from "../testing/visitor.ts";

const SLUG = "kesar-long-kurta";
const ALT = "A kurta of red cotton, from the front";

let folder: string;
let shop: TestApp;
let productId: number;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "media-"));
  shop = await demoShop({ env: { DATA_DIR: folder } });
  const product = await shop.db.selectFrom("products").select("id").where("slug", "=", SLUG).executeTakeFirstOrThrow();
  productId = product.id;
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  await shop.db.deleteFrom("product_pictures").where("product_id", "=", productId).execute();
  await empty(shop.db, "jobs");
});

const add = (bytes: Buffer, alt = ALT, position?: number) =>
  shop.galleries.addPicture(productId, { bytes, alt }, { position });
const shown = async () => (await visitor(shop).product(SLUG)).gallery_images;
const altsShown = async () => (await shown()).map(({ alt }) => alt);
const states = async () => (await shop.galleries.listPictures(productId)).map(({ alt, state }) => [alt, state]);
const fileOf = (url: string) => shop.app.inject(url.split(" ")[0] ?? "");

/** Rounded to tens: encoders are not exact. */
async function pixel(bytes: Buffer, at: "top" | "bottom"): Promise<number[]> {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const from = at === "top" ? 0 : data.length - info.width * info.channels;
  return [...data.subarray(from, from + 3)].map((value) => Math.round(value / 10) * 10 || 0);
}

describe("a photo from a phone", () => {
  test("is shown once its files are made: upright, without the place where it was taken, in each width and format", async () => {
    const photo = await phonePhoto();
    expect((await sharp(photo).metadata()).exif?.toString("latin1")).toContain("Phone");
    expect(await add(photo)).toBe(true);
    expect(await shown()).toEqual([]);
    expect(await states()).toEqual([[ALT, "waiting"]]);

    await shop.runJobs();
    expect(await states()).toEqual([[ALT, "shown"]]);
    const [picture] = await shown();
    expect(picture).toMatchObject({ alt: ALT, width: 900, height: 1200 });
    expect(picture?.avif).toMatch(/^\/media\/uploads\/\S+ 360w, \S+ 720w, \S+ 900w$/);
    const { share_image } = await visitor(shop).product(SLUG);
    const files = [
      picture?.avif ?? "",
      picture?.webp ?? "",
      picture?.src ?? "",
      share_image?.replace(/^https?:..[^/]+/, "") ?? "",
    ];
    for (const [index, type] of ["image/avif", "image/webp", "image/webp", "image/jpeg"].entries()) {
      const { headers, rawPayload, statusCode } = await fileOf(files[index] ?? "");
      expect([statusCode, headers["content-type"]]).toEqual([200, type]);
      expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
      expect(headers["x-content-type-options"]).toBe("nosniff");
      const { exif, icc, orientation, width, height } = await sharp(rawPayload).metadata();
      expect({ exif, icc, orientation }).toEqual({});
      expect(height).toBeGreaterThan(width);
      expect(await pixel(rawPayload, "top")).toEqual([200, 0, 0]);
      expect(await pixel(rawPayload, "bottom")).toEqual([0, 0, 200]);
    }
  });

  test("given twice is one picture, and a new text for it needs no job", async () => {
    const photo = await phonePhoto({ red: 190 });
    expect(await add(photo)).toBe(true);
    expect(await add(photo)).toBe(false);
    expect(await shop.runJobs()).toBeGreaterThan(0);
    expect(await add(photo)).toBe(false);
    expect(await add(photo, "From the front")).toBe(true);
    expect(await altsShown()).toEqual(["From the front"]);
    const other = await shop.db
      .selectFrom("products")
      .select("id")
      .where("id", "!=", productId)
      .executeTakeFirstOrThrow();
    expect(await shop.galleries.addPicture(other.id, { bytes: photo, alt: ALT })).toBe(true);
    expect((await shop.galleries.listPictures(other.id)).at(-1)).toMatchObject({ alt: ALT, state: "shown" });
    expect(await shop.db.selectFrom("jobs").select("id").where("kind", "=", "make-picture").execute()).toEqual([]);
  });

  test("in other colour spaces, grey, or with transparent parts becomes sRGB on white", async () => {
    const red = sharp({ create: { width: 400, height: 500, channels: 3, background: "#c80000" } });
    const wide = await red.clone().withIccProfile("p3").png().toBuffer();
    const grey = await red.clone().greyscale().png().toBuffer();
    const clear = await sharp({ create: { width: 400, height: 500, channels: 4, background: "#00000000" } })
      .webp()
      .toBuffer();
    await add(wide, "wide");
    await add(grey, "grey");
    await add(clear, "clear");
    await shop.runJobs();
    const pixels = await Promise.all(
      (await shown()).map(async ({ src }) => pixel((await fileOf(src)).rawPayload, "top")),
    );
    expect(pixels).toEqual([[200, 0, 0], pixels[1], [260, 260, 260]]);
    expect(new Set(pixels[1]).size).toBe(1);
  });
});

describe("a gallery", () => {
  const photos = [1, 2, 3, 4].map((n) => phonePhoto({ red: 100 + n, width: 360, height: 450 }));
  const addAll = async (...names: string[]) => {
    for (const [index, name] of names.entries()) await add((await photos[index])!, name);
    await shop.runJobs();
  };

  test("takes a photo at a position, and moves one that it has", async () => {
    await addAll("a", "b", "c");
    expect(await add((await photos[3])!, "d", 2)).toBe(true);
    await shop.runJobs();
    expect(await altsShown()).toEqual(["a", "d", "b", "c"]);
    expect(await add((await photos[2])!, "c", 1)).toBe(true);
    expect(await add((await photos[2])!, "c", 1)).toBe(false);
    expect(await altsShown()).toEqual(["c", "a", "d", "b"]);
    expect(await add((await photos[2])!, "c", 99)).toBe(true);
    expect(await altsShown()).toEqual(["a", "d", "b", "c"]);
  });

  test("shows the earlier picture until its replacement is made, and each change on the page at once", async () => {
    await addAll("a", "b");
    expect(await shop.galleries.replacePicture(productId, 1, { bytes: await phonePhoto({ red: 50 }), alt: "c" })).toBe(
      true,
    );
    expect(await altsShown()).toEqual(["a", "b"]);
    expect(await states()).toEqual([
      ["c", "waiting"],
      ["b", "shown"],
    ]);
    await shop.runJobs();
    expect(await altsShown()).toEqual(["c", "b"]);
    expect(await shop.galleries.removePicture(productId, 1)).toBe(true);
    expect(await altsShown()).toEqual(["b"]);
  });

  test("refuses a position that it does not have, and a photo that it shows elsewhere", async () => {
    await addAll("a", "b");
    const replace = async (position: number, index: number) =>
      shop.galleries.replacePicture(productId, position, { bytes: (await photos[index])!, alt: "x" });
    await expect(replace(3, 2)).rejects.toThrow("There is no picture 3. The product has 2 pictures.");
    await expect(replace(1, 1)).rejects.toThrow("The product has this photo already, as picture 2.");
    await expect(shop.galleries.removePicture(productId, 9)).rejects.toThrow("There is no picture 9.");
    await expect(shop.galleries.removePicture(0, 1)).rejects.toThrow("There is no product 0.");
    expect(await altsShown()).toEqual(["a", "b"]);
  });

  test("is as before, and no file is kept, where the record of the change fails", async () => {
    await addAll("a");
    const before = await readdir(join(folder, "media/photos"));
    const record = async () => {
      throw new Error("no");
    };
    const bytes = await phonePhoto({ red: 17 });
    await expect(shop.galleries.addPicture(productId, { bytes, alt: "b" }, { record })).rejects.toThrow("no");
    expect(await states()).toEqual([["a", "shown"]]);
    expect(await readdir(join(folder, "media/photos"))).toEqual(before);
  });

  test("says why a picture cannot be made, shows the earlier one, and tries again when the photo is added again", async () => {
    await addAll("a");
    const bytes = await phonePhoto({ red: 33 });
    const replace = () => shop.galleries.replacePicture(productId, 1, { bytes, alt: "b" });
    const before = new Set(await readdir(join(folder, "media/photos")));
    await replace();
    const [file = ""] = (await readdir(join(folder, "media/photos"))).filter((name) => !before.has(name));
    await rm(join(folder, "media/photos", file));
    await shop.runJobs();
    expect(await altsShown()).toEqual(["a"]);
    expect(await shop.galleries.listPictures(productId)).toEqual([
      { position: 1, alt: "b", state: "failed", failure: "The photo's file is missing. Add the photo again." },
    ]);
    expect(await replace()).toBe(true);
    await shop.runJobs();
    expect(await altsShown()).toEqual(["b"]);
  });
});

test("the photos as they were given, and whatever else lies beside the pictures, are not served", async () => {
  const [photo = ""] = await readdir(join(folder, "media/photos"));
  expect(photo).not.toBe("");
  for (const path of [
    `/media/uploads/${photo}`,
    `/media/uploads/..%2fphotos%2f${photo}`,
    "/media/uploads/..%2f..%2fdb",
    "/media/uploads/",
  ]) {
    expect([path, (await shop.app.inject(path)).statusCode]).toEqual([path, 404]);
  }
});
