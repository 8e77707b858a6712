import { expect, test } from "vitest";
import { checkSettings, readSettings } from "./settings.ts";

test("MEDIA_URL names a bucket, with the key to it and its region", () => {
  const settings = (url: string) => readSettings({ MEDIA_URL: url }).media;
  expect(readSettings({}).media).toBeNull();
  expect(settings("https://AKIA1:a%2Fb%2Bc@s3.ap-south-1.amazonaws.com/shop/?region=ap-south-1")).toEqual({
    bucketUrl: "https://s3.ap-south-1.amazonaws.com/shop",
    accessKeyId: "AKIA1",
    secretAccessKey: "a/b+c",
    region: "ap-south-1",
  });
  expect(settings("https://key:secret@store.example/shop")?.region).toBe("us-east-1");
});

test.each([
  "s3://key:secret@store.example/shop",
  "https://store.example/shop",
  "https://key:secret@store.example",
  "https://key:secret@store.example/shop/folder",
  "https://key:secret@store.example/shop?zone=1",
  "https://key:%zz@store.example/shop",
  "bucket",
])("MEDIA_URL %s is refused without being shown", (url) => {
  expect(checkSettings({ MEDIA_URL: url }).problems).toEqual([
    "MEDIA_URL is not the URL of a bucket with its key. Give one like https://KEY:SECRET@s3.ap-south-1.amazonaws.com/bucket?region=ap-south-1, and write %, /, ?, # and + of a secret as %25, %2F, %3F, %23 and %2B.",
  ]);
});

test("production refuses a bucket whose address is not encrypted", () => {
  const { problems } = checkSettings({ SHOP_ENV: "production", MEDIA_URL: "http://key:secret@store.example/shop" });
  expect(problems).toContain("MEDIA_URL is not encrypted. Give an https: address.");
});
