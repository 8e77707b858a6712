import { createServer, type Server, type ServerResponse } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { afterEach, expect, test } from "vitest";
import { limitConnections } from "./connections.ts";

const REQUEST = "GET /now HTTP/1.1\r\nHost: shop\r\n\r\n";
const OPEN_REQUEST = "GET /later HTTP/1.1\r\nHost: shop\r\n\r\n";
const HALF_BODY = "POST /later HTTP/1.1\r\nHost: shop\r\nContent-Length: 10\r\n\r\nhalf";

let server: Server;
const open: Client[] = [];
afterEach(() => {
  for (const { socket } of open.splice(0)) socket.destroy();
  server.close();
});

interface Client {
  socket: Socket;
  heard: string;
  isClosed: boolean;
}

/** A server for `total` connections that answers /now at once, and everything else when it is told to. */
async function serve(total: number, silentPerAddress: number | null = null): Promise<ServerResponse[]> {
  const waiting: ServerResponse[] = [];
  server = createServer((request, response) => {
    if (request.url === "/now") response.end("answered");
    else waiting.push(response);
  });
  limitConnections(server, { total, silentPerAddress });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return waiting;
}

/** Connects and sends `bytes`; resolves when the server has them. */
async function client(bytes = ""): Promise<Client> {
  const arrived = new Promise<Socket>((resolve) => server.once("connection", resolve));
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  const made: Client = { socket, heard: "", isClosed: false };
  socket.on("data", (data) => (made.heard += data.toString()));
  socket.on("error", () => {});
  socket.on("close", () => (made.isClosed = true));
  open.push(made);
  const there = await arrived;
  socket.write(bytes);
  if (bytes) await expect.poll(() => there.bytesRead).toBe(bytes.length);
  return made;
}

const answered = async (asked: Client) => {
  await expect.poll(() => asked.heard).toContain("answered");
  return asked;
};
const closed = () => open.map(({ isClosed }) => isClosed);

// spec: T11 slow clients
test("a full server closes the oldest connection that never sent a request first", async () => {
  await serve(3);
  await answered(await client(REQUEST));
  await client();
  await client("GET /now HTTP/1.1\r\nHost: sh");
  await answered(await client(REQUEST));
  await expect.poll(closed).toEqual([false, true, false, false]);
});

test("without silent connections it closes the one that has been idle longest", async () => {
  await serve(3);
  const first = await answered(await client(REQUEST));
  await answered(await client(REQUEST));
  await answered(await client(REQUEST));
  first.heard = "";
  first.socket.write(REQUEST);
  await answered(first);
  await answered(await client(REQUEST));
  await expect.poll(closed).toEqual([false, true, false, false]);
});

test("without idle connections it closes the oldest that does not send the rest of its request", async () => {
  await serve(3);
  await client(OPEN_REQUEST);
  await client(HALF_BODY);
  await client(HALF_BODY);
  await answered(await client(REQUEST));
  await expect.poll(closed).toEqual([false, true, false, false]);
});

test("without idle connections it closes the oldest that does not read its response", async () => {
  const waiting = await serve(2);
  await client(OPEN_REQUEST);
  const deaf = await client(OPEN_REQUEST);
  deaf.socket.pause();
  waiting[1]?.write(Buffer.alloc(32 * 1024 * 1024));
  await answered(await client(REQUEST));
  waiting[0]?.end("answered");
  await expect.poll(() => open[0]?.heard).toContain("answered");
  expect(waiting[1]?.destroyed).toBe(true);
});

test("if every connection waits for the server, the new one is closed", async () => {
  const waiting = await serve(2);
  const [first, second] = [await client(OPEN_REQUEST), await client(OPEN_REQUEST)];
  await client();
  await expect.poll(closed).toEqual([false, false, true]);
  for (const response of waiting) response.end("answered");
  await Promise.all([first, second].map(answered));
});

test("a connection with a pipelined request is not idle after the first response", async () => {
  const waiting = await serve(2);
  const busy = await answered(await client(REQUEST + OPEN_REQUEST));
  await answered(await client(REQUEST));
  await client();
  await expect.poll(closed).toEqual([false, true, false]);
  busy.heard = "";
  waiting[0]?.end("answered");
  await answered(busy);
});

test("connections of one address that never sent a request are limited", async () => {
  await serve(100, 2);
  await answered(await client(REQUEST));
  await client();
  await client();
  await client();
  await expect.poll(closed).toEqual([false, true, false, false]);
});

test("closed connections are no longer counted", async () => {
  await serve(2);
  const first = await client();
  await answered(await client(REQUEST));
  first.socket.destroy();
  await expect.poll(() => new Promise((resolve) => server.getConnections((_error, count) => resolve(count)))).toBe(1);
  await client();
  await answered(await client(REQUEST));
  await expect.poll(closed).toEqual([true, false, true, false]);
});
