import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "@20minutes/s3rver";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readSettings } from "../settings/settings.ts";
import { demoShop } from "../testing/demo-shop.ts";
import { phonePhoto } from "../testing/photos.ts";
import { visitor } from "../testing/visitor.ts";
import { directoryStore, type MediaStore } from "./media-store.ts";
import { s3Store } from "./s3-store.ts";

let folder: string;
let server: S3rver;
let origin: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "media-"));
  const directory = join(folder, "s3");
  server = new S3rver({ port: 0, address: "127.0.0.1", silent: true, directory, configureBuckets: [{ name: "shop" }] });
  origin = `127.0.0.1:${(await server.run()).port}`;
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const mediaUrl = (key = "S3RVER:S3RVER", bucket = "shop") => `http://${key}@${origin}/${bucket}`;
const storeAt = (url: string): MediaStore => {
  const { media } = readSettings({ MEDIA_URL: url });
  if (!media) throw new Error("MEDIA_URL was not read.");
  return s3Store(media);
};

test.each([
  ["a directory", () => directoryStore(join(folder, "media"))],
  ["a bucket", () => storeAt(mediaUrl())],
])("%s keeps a file until it is removed", async (_name, makeStore) => {
  const store = makeStore();
  const name = "photos/0a.jpg";
  expect([await store.has(name), await store.get(name)]).toEqual([false, null]);
  const bytes = Buffer.from([0, 255, 128, 10, 13]);
  await store.put(name, bytes);
  await store.put(name, bytes);
  expect([await store.has(name), await store.get(name)]).toEqual([true, bytes]);
  await store.remove(name);
  await store.remove(name);
  expect([await store.has(name), await store.get(name)]).toEqual([false, null]);
});

test("a wrong key and a missing bucket are named with the reason", async () => {
  const bytes = Buffer.from("a");
  await expect(storeAt(mediaUrl("S3RVER:wrong")).put("photos/a", bytes)).rejects.toThrow(
    "The media store at MEDIA_URL refused PUT photos/a: 403, SignatureDoesNotMatch.",
  );
  await expect(storeAt(mediaUrl(undefined, "none")).put("photos/a", bytes)).rejects.toThrow(
    "There is no such bucket at MEDIA_URL.",
  );
});

test("a service that is away is an error that says so, and no missing file", async () => {
  await expect(storeAt("http://key:secret@127.0.0.1:9/shop").get("photos/a")).rejects.toThrow(
    "The media store at MEDIA_URL does not answer GET photos/a.",
  );
});

test("a shop with MEDIA_URL keeps photos and pictures there, and serves the pictures", async () => {
  const shop = await demoShop({ env: { MEDIA_URL: mediaUrl(), DATA_DIR: join(folder, "unused") } });
  const slug = "noor-khadi-kurta";
  const { id } = await shop.db.selectFrom("products").select("id").where("slug", "=", slug).executeTakeFirstOrThrow();
  await shop.galleries.addPicture(id, { bytes: await phonePhoto(), alt: "From the front" }, { position: 1 });
  await shop.runJobs();
  const { image } = await visitor(shop).product(slug);
  expect(image?.alt).toBe("From the front");
  const { statusCode, headers } = await shop.app.inject(image?.src ?? "");
  expect([statusCode, headers["content-type"]]).toEqual([200, "image/webp"]);
  await shop.close();
});
