import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Refusal } from "../http/refusal.ts";
import type { Change } from "../record-change.ts";
import { minimalCatalogue, minimalProduct } from "../testing/minimal-catalogue.ts";
import { phonePhoto } from "../testing/photos.ts";
import { type TestApp, testApp } from "../testing/test-app.ts";
import { addPhotos } from "./add-photos.ts";
import { importCatalogue } from "./import-catalogue.ts";

let shop: TestApp;
const photos = Array.from({ length: 4 }, (_, at) => ({ source: `https://cdn.example/${at}.jpg`, alt: `View ${at}` }));
const product = (slug: string) => ({ ...minimalProduct, slug, code: slug, photos });
const products = ["first", "second"].map(product);
beforeAll(async () => {
  shop = await testApp();
  const options = { now: shop.clock.now(), subject: "a file" };
  const all = [...products, ...["in-folder", "malformed"].map(product)];
  await importCatalogue(shop.db, { file: { ...minimalCatalogue, products: all } }, options);
});
afterAll(() => shop.close());

const add = (fetch: (source: string) => Promise<Buffer>) =>
  addPhotos(shop.db, products, { galleries: shop.galleries, fetch });
const altsOf = async (slug: string) => {
  const { id } = await shop.db.selectFrom("products").select("id").where("slug", "=", slug).executeTakeFirstOrThrow();
  return (await shop.galleries.listPictures(id)).map(({ alt }) => alt);
};
const unreachable = (source: string) => Promise.reject(new Refusal(422, `${source} is away.`));

test("a server that does not answer is asked five times, and the rest waits for the next import", async () => {
  expect(await add(unreachable)).toEqual({
    added: 0,
    files: [],
    problems: [
      ...[0, 1, 2, 3].map((at) => `picture of first: https://cdn.example/${at}.jpg is away.`),
      "picture of second: https://cdn.example/0.jpg is away.",
      "pictures from second on: not tried, as 5 in a row failed. Import the file again later.",
    ],
  });
});

test("what is missing is added by the next import, in the order of the file, and complete galleries are left alone", async () => {
  const red = (source: string) => phonePhoto({ red: 100 + Number(/\d/.exec(source)?.[0]) * 20 });
  const some = (source: string) => (source.endsWith("1.jpg") ? unreachable(source) : red(source));
  expect(await add(some)).toEqual({
    added: 6,
    files: [],
    problems: ["first", "second"].map((slug) => `picture of ${slug}: https://cdn.example/1.jpg is away.`),
  });
  expect(await altsOf("first")).toEqual(["View 0", "View 2", "View 3"]);
  expect(await add(red)).toEqual({ added: 2, problems: [], files: [] });
  expect(await altsOf("first")).toEqual(["View 0", "View 1", "View 2", "View 3"]);
  expect(await add(unreachable)).toEqual({ added: 0, problems: [], files: [] });
});

describe("photos in a folder", () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "photos-"));
  });
  afterAll(() => rm(folder, { recursive: true }));

  test("are found by the decoded name of an address, and recorded as changes of the product", async () => {
    await writeFile(join(folder, "कुर्ता, 1.jpg"), await phonePhoto({ red: 40 }));
    await writeFile(join(folder, "50%25.jpg"), await phonePhoto({ red: 60 }));
    const sources = [`https://cdn.example/files/${encodeURIComponent("कुर्ता, 1.jpg")}?v=1`, "50%25.jpg"];
    const given = [{ slug: "in-folder", photos: sources.map((source, at) => ({ source, alt: `View ${at}` })) }];
    const changes: Change[] = [];
    const record = async (_tx: unknown, change: Change) => void changes.push(change);
    expect(await addPhotos(shop.db, given, { galleries: shop.galleries, folder, record })).toEqual({
      added: 2,
      problems: [],
      files: [],
    });
    expect(changes).toEqual(
      [1, 2].map((position) => ({
        subject: "product in-folder",
        before: null,
        after: expect.stringMatching(`^picture ${position}: View ${position - 1} `),
      })),
    );
  });

  test("whose address is malformed are a problem, and the others are added", async () => {
    await writeFile(join(folder, "back.jpg"), await phonePhoto({ red: 80 }));
    const sources = ["https://cdn.example/50%.jpg", "https://cdn.example/back.jpg"];
    const given = [{ slug: "malformed", photos: sources.map((source) => ({ source, alt: "" })) }];
    expect(await addPhotos(shop.db, given, { galleries: shop.galleries, folder })).toEqual({
      added: 1,
      problems: [
        "picture of malformed: The address https://cdn.example/50%.jpg is malformed: write a percent sign as %25.",
      ],
      files: [],
    });
  });

  test("are told where no folder is given, and the shop asks no server for them", async () => {
    const given = [{ slug: "in-folder", photos: ["a.jpg", "b.jpg", "c.jpg"].map((source) => ({ source, alt: "" })) }];
    const fetch = async () => Promise.reject(new Error("Nothing is to be fetched."));
    const files = ["a.jpg", "b.jpg", "c.jpg"].map((source) => ({ slug: "in-folder", source, alt: "in-folder" }));
    expect(await addPhotos(shop.db, given, { galleries: shop.galleries, fetch })).toEqual({
      added: 0,
      problems: [],
      files,
    });
  });

  test("are told even of addresses, if whoever imports adds them", async () => {
    const named = [
      {
        slug: "in-folder",
        photos: [0, 1, 2, 3, 4].map((at) => ({ source: `https://cdn.example/${at}.jpg`, alt: "" })),
      },
    ];
    const fetch = async () => Promise.reject(new Error("Nothing is to be fetched."));
    const { added, files } = await addPhotos(shop.db, named, {
      galleries: shop.galleries,
      fetch,
      isLeftToCaller: true,
    });
    expect(added).toBe(0);
    expect(files.map(({ source }) => source)).toEqual(named[0]?.photos.map(({ source }) => source));
  });
});
