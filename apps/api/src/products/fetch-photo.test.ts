import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fetchPhoto, isPublic } from "./fetch-photo.ts";

const BYTES = Buffer.from("a photo");
const answers: Record<string, RequestListener> = {
  "/photo.jpg": (_request, answer) => answer.end(BYTES),
  "/moved.jpg": (_request, answer) => answer.writeHead(302, { location: "/photo.jpg" }).end(),
  "/loop.jpg": (_request, answer) => answer.writeHead(302, { location: "/loop.jpg" }).end(),
  "/inward.jpg": (_request, answer) => answer.writeHead(302, { location: "http://10.0.0.1/photo.jpg" }).end(),
  "/file.jpg": (_request, answer) => answer.writeHead(302, { location: "file:///etc/hostname" }).end(),
  "/gone.jpg": (_request, answer) => answer.writeHead(404).end(),
  "/large.jpg": (_request, answer) => answer.end(Buffer.alloc(30_000_001)),
};
const server = createServer((request, answer) => answers[request.url ?? ""]?.(request, answer));
let origin: string;
beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((closed) => server.close(closed)));

const isAllowed = (address: string) => address === "127.0.0.1" || address === "::1" || isPublic(address);
const refusalOf = (source: string, options = {}) =>
  fetchPhoto(source, options).then(
    () => "downloaded",
    (error: Error) => error.message,
  );

test("a photo is downloaded, also through a redirect", async () => {
  expect(await fetchPhoto(`${origin}/photo.jpg`, { isAllowed })).toEqual(BYTES);
  expect(await fetchPhoto(`${origin}/moved.jpg`, { isAllowed })).toEqual(BYTES);
});

test.each([
  ["/gone.jpg", "it answers with status 404"],
  ["/loop.jpg", "it redirects more than 3 times"],
  ["/large.jpg", "it has more than 30 MB"],
  ["/inward.jpg", "it is an address of this machine or of a private network"],
  ["/file.jpg", "it is no address of http or https"],
])("%s is refused: %s", async (path, reason) => {
  expect(await refusalOf(origin + path, { isAllowed })).toBe(`${origin}${path} cannot be downloaded: ${reason}.`);
});

test("addresses of this machine are refused, by name and by number", async () => {
  const { port } = new URL(origin);
  const reason = "it is an address of this machine or of a private network";
  for (const host of ["localhost", "127.0.0.1", "[::1]", "[::ffff:127.0.0.1]", "0x7f.1", "169.254.169.254"]) {
    const source = `http://${host}:${port}/photo.jpg`;
    expect(await refusalOf(source)).toBe(`${source} cannot be downloaded: ${reason}.`);
  }
  expect(await refusalOf("http://nowhere.invalid/photo.jpg")).toMatch(/ cannot be downloaded: getaddrinfo /);
  expect(await refusalOf("kurta.jpg")).toBe("kurta.jpg cannot be downloaded: it is no address of http or https.");
});

test.each([
  ["8.8.8.8", true],
  ["2606:4700::1111", true],
  ["172.32.0.1", true],
  ["172.16.0.1", false],
  ["192.168.1.1", false],
  ["100.64.0.1", false],
  ["0.0.0.0", false],
  ["fd00::1", false],
  ["fe80::1", false],
  ["::ffff:192.168.1.1", false],
  ["::ffff:c0a8:101", false],
])("%s is public: %s", (address, expected) => {
  expect(isPublic(address)).toBe(expected);
});
