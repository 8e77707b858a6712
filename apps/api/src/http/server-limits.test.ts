import { connect } from "node:net";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "../testing/test-app.ts";

let shop: TestApp;
let port: number;
beforeAll(async () => {
  shop = await testApp();
  await shop.app.listen({ host: "127.0.0.1", port: 0 });
  ({ port } = shop.app.server.address() as AddressInfo);
});
afterAll(() => shop.close());

/** Sends raw bytes, and resolves with everything that came back before the connection ended. */
function speak(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(bytes));
    let heard = "";
    socket.on("data", (chunk) => (heard += chunk.toString()));
    socket.on("error", reject);
    socket.on("close", () => resolve(heard));
  });
}

test("a visitor who sends slowly, or keeps a connection for ever, is let go", () => {
  const { headersTimeout, requestTimeout, keepAliveTimeout, maxRequestsPerSocket, maxConnections } = shop.app.server;
  expect({ headersTimeout, requestTimeout, keepAliveTimeout, maxRequestsPerSocket, maxConnections }).toEqual({
    headersTimeout: 10_000,
    requestTimeout: 15_000,
    keepAliveTimeout: 65_000,
    maxRequestsPerSocket: 1_000,
    maxConnections: 2_000,
  });
});

test.each([
  ["a length and chunks at once", "Content-Length: 4\r\nTransfer-Encoding: chunked\r\n"],
  ["two lengths", "Content-Length: 4\r\nContent-Length: 40\r\n"],
  ["a header line without a colon", "nonsense\r\n"],
])("a request with %s is refused, and its connection closed", async (_name, headers) => {
  const answer = await speak(`POST /api/logout HTTP/1.1\r\nHost: shop\r\n${headers}\r\n0\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1);
});
