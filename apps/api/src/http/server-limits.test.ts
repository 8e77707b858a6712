import { type AddressInfo, connect, type Socket } from "node:net";
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

/** Connects and sends nothing. What the server does to the connection later is no error. */
function open(to: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(to, "127.0.0.1", () => {
      socket.off("error", reject).on("error", () => {});
      resolve(socket);
    });
    socket.on("error", reject);
  });
}

/** Sends raw bytes, and resolves with everything that came back before the connection ended. */
function ask(to: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(to, "127.0.0.1", () => socket.write(bytes));
    let heard = "";
    socket.on("data", (chunk) => (heard += chunk.toString()));
    socket.on("error", reject);
    socket.on("close", () => resolve(heard));
  });
}

const SILENT = 2_100;

test.each([
  ["an address of its own", {}],
  ["the address of a proxy", { TRUST_PROXY: "1" }],
])("more silent connections than the server holds, from %s, leave room for a new visitor", async (_name, env) => {
  const crowded = await testApp({ env });
  await crowded.app.listen({ host: "127.0.0.1", port: 0 });
  const address = crowded.app.server.address() as AddressInfo;
  let arrived = 0;
  for (const event of ["connection", "drop"]) crowded.app.server.on(event, () => (arrived += 1));
  const sockets: Socket[] = [];
  while (sockets.length < SILENT) {
    sockets.push(...(await Promise.all(Array.from({ length: 100 }, () => open(address.port)))));
    // The system says "connected" before the server has taken the connection, and its queue is short.
    await expect.poll(() => arrived).toBe(sockets.length);
  }

  expect(await ask(address.port, "GET /healthz HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n")).toMatch(
    /^HTTP\/1\.1 200 /,
  );

  for (const socket of sockets) socket.destroy();
  await crowded.close();
});

test.concurrent.each([
  ["nothing", ""],
  ["half a request", "GET /healthz HTTP/1.1\r\nHost: sh"],
])("whoever connects and sends %s is let go", async (_name, bytes) => {
  expect(await ask(port, bytes)).toMatch(/^HTTP\/1\.1 408 /);
});

/** A sender that reads nothing before it has sent everything, as simple clients do. */
function sendWhole(head: string, piece: Buffer, times: number, end = ""): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => {
      socket.pause();
      socket.write(`POST /api/login HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\n${head}\r\n\r\n`);
      for (let time = 0; time < times; time += 1) socket.write(piece);
      socket.write(end, () => socket.resume());
    });
    let heard = "";
    socket.on("data", (chunk) => (heard += chunk.toString()));
    socket.on("error", reject);
    socket.on("close", () => resolve(heard));
  });
}

const MEGABYTE = Buffer.alloc(1024 * 1024, " ");
const CHUNK = Buffer.concat([Buffer.from("100000\r\n"), MEGABYTE, Buffer.from("\r\n")]);

test.each([
  ["with a length", `Content-Length: ${4 * MEGABYTE.length}`, MEGABYTE, ""],
  ["in chunks", "Transfer-Encoding: chunked", CHUNK, "0\r\n\r\n"],
])("whoever sends too much %s comes to read that it is too much", async (_name, head, piece, end) => {
  const answer = await sendWhole(head, piece, 4, end);
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  expect(answer).toMatch(/^connection: close\r$/im);
});

// spec: T12 malformed requests
test("whoever sends without end is let go", async () => {
  await expect(sendWhole("Transfer-Encoding: chunked", CHUNK, 100)).rejects.toThrow(/EPIPE|ECONNRESET/);
});

test.each([
  ["a length and chunks at once", "Content-Length: 4\r\nTransfer-Encoding: chunked\r\n"],
  ["two lengths", "Content-Length: 4\r\nContent-Length: 40\r\n"],
  ["a header line without a colon", "nonsense\r\n"],
])("a request with %s is refused, and its connection closed", async (_name, headers) => {
  const answer = await ask(port, `POST /api/logout HTTP/1.1\r\nHost: shop\r\n${headers}\r\n0\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1);
});
