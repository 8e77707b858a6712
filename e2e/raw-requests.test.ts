import { connect } from "node:net";
import { describe, expect, inject, test } from "vitest";
import { PRODUCT } from "./shop/urls.ts";

const PICTURE = "/media/ajrakh-160-a8600625.avif";
const HOST = "Host: shop.example\r\n";

interface Answer {
  /** 0 means the connection was closed without an answer. */
  status: number;
  location: string | undefined;
  head: string;
  body: string;
  /** Number of answers. */
  count: number;
}

/** Sends these bytes unchanged, and reads until the shop closes the connection. */
function send(bytes: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(inject("shopUrl")).port), "127.0.0.1", () => socket.write(bytes, "latin1"));
    let text = "";
    socket.on("data", (chunk) => (text += chunk.toString("latin1")));
    socket.on("error", reject);
    socket.on("close", () => {
      const [head = "", body = ""] = text.split("\r\n\r\n", 2);
      resolve({
        status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0),
        location: /^location: (.*)$/im.exec(head)?.[1],
        head,
        body,
        count: text.match(/^HTTP\/1\.1 \d{3}/gm)?.length ?? 0,
      });
    });
  });
}

const request = (target: string, { method = "GET", headers = HOST, version = "1.1" } = {}) =>
  `${method} ${target} HTTP/${version}\r\n${headers}Connection: close\r\n\r\n`;

describe("a path", () => {
  test.each([
    ["//", "/"],
    ["///", "/"],
    [`/${"/".repeat(3_000)}`, "/"],
    ["//evil.example/shop", "/evil.example/shop"],
    ["//evil.example", "/evil.example"],
    ["/.//evil.example", "/evil.example"],
    ["/..//evil.example", "/evil.example"],
    ["/shop/..//evil.example", "/evil.example"],
    ["/./shop", "/shop"],
    ["/shop/../cart", "/cart"],
    ["/SHOP", "/shop"],
    ["/shop/", "/shop"],
    ["/shop//", "/shop"],
    ["/Shop//Kurtas/?page=2&sort=price_asc", "/shop/kurtas?page=2&sort=price_asc"],
    ["/shop/?next=//evil.example", "/shop?next=//evil.example"],
    ["/Product/Noor-Khadi-Kurta", PRODUCT],
    [`${PRODUCT}/`, PRODUCT],
    ["/LOGIN/", "/login"],
    ["/Reset-Password/AbC/", "/reset-password/AbC"],
    ["/ORDER-CONFIRMATION/ORD9K2MXQ7T4B", "/order-confirmation/ORD9K2MXQ7T4B"],
    ["http://shop.example/SHOP", "/shop"],
    ["http://shop.example//evil.example", "/evil.example"],
    ["http://shop.example//", "/"],
  ])("%s redirects to %s", async (target, location) => {
    expect(await send(request(target))).toMatchObject({ status: 301, location });
  });

  test.each([
    ["/reset-password/AbC", 200],
    ["/order-confirmation/ORD9K2MXQ7T4B", 200],
    ["/shop?", 200],
    ["/shop?%zz", 200],
    ["/shop?page=%00", 200],
    [`/shop?page=${"9".repeat(400)}`, 200],
    ["/search?q=%00", 200],
    [`/search?q=${"x".repeat(5_000)}`, 200],
    [`/shop?${"a=b&".repeat(3_000)}`, 200],
    ["http://shop.example/shop", 200],
    ["HTTP://shop.example?page=2", 200],
    ["/evil.example/shop", 404],
    ["/nowhere/", 404],
    ["/sh%6Fp", 404],
    ["/shop%2F", 404],
    ["/shop%2Fkurtas", 404],
    ["/shop%00", 404],
    ["/%00", 404],
    ["/%5Cevil.example", 404],
    ["/%2F/evil.example", 404],
    ["/%2f%2fevil.example", 404],
    ["/product/%00", 404],
    ["/api/products/%00", 404],
    ["/api/products/..%2f", 404],
    ["/blogs/99999999999999999999", 404],
    ["/orders//invoice", 401],
    ["/orders/x%00/invoice.pdf", 401],
    ["/media/", 404],
    ["/media/../../package.json", 404],
    ["/media/%2e%2e/package.json", 404],
    ["/media/%5c..%5cpackage.json", 404],
    ["/media/%00", 400],
    ["/assets/..%2f..%2fpackage.json", 404],
    ["/assets/%00", 400],
    ["/robots.txt/", 404],
    ["/api/home/", 404],
    ["//api/home", 301],
    [`/${"a/".repeat(4_000)}`, 404],
    [`/product/${"a".repeat(600)}`, 404],
    [`/${"a".repeat(20_000)}`, 431],
    ["/%", 400],
    ["/%zz", 400],
    ["/shop/%zz", 400],
    ["/shop/%FF", 400],
    ["/%C0%AE%C0%AE/", 400],
    ["/\\evil.example", 400],
    ["/shop\\..\\cart", 400],
    ["/shop#a", 400],
    ["shop", 400],
    ["?page=2", 400],
    ["/shop?a b", 400],
    ["*", 400],
    ["http://", 400],
    ["http://user@shop.example/shop", 400],
    ["http://shop.example:99999/shop", 400],
    ["ftp://shop.example/shop", 400],
    ["mailto:somebody@shop.example", 400],
  ])("%s is answered with %i", async (target, status) => {
    expect((await send(request(target))).status).toBe(status);
  });
});

test("the host of an absolute target replaces the Host header", async () => {
  const { body } = await send(request("http://other.example:8080/robots.txt"));
  expect(body).toContain("Sitemap: http://other.example:8080/sitemap.xml");
});

describe("a method", () => {
  test.each(["/shop", "/api/home", "/robots.txt", PICTURE])("that %s does not support is 404", async (path) => {
    for (const method of [
      "OPTIONS",
      "TRACE",
      "PUT",
      "DELETE",
      "PATCH",
      "POST",
      "PROPFIND",
      "PURGE",
      "M-SEARCH",
      "LINK",
    ])
      expect([method, (await send(request(path, { method }))).status]).toEqual([method, 404]);
    for (const method of ["get", "FOO", "QUERY", "PRI"])
      expect([method, (await send(request(path, { method }))).status]).toEqual([method, 400]);
    expect((await send(request(path, { method: "HEAD" }))).status).toBe(200);
  });

  test("the shop is no proxy", async () => {
    expect((await send(request("evil.example:80", { method: "CONNECT" }))).status).toBe(0);
  });
});

describe("a range request", () => {
  test.each([
    ["Range: bytes=0-0", 206],
    ["Range: bytes=0-99999999999999999999", 206],
    ["Range: bytes=0-0,99999999-", 206],
    [`Range: bytes=${"0-0,".repeat(1_000)}0-0`, 206],
    ["Range: bytes=0-0,5-9", 200],
    ["Range: items=0-1", 200],
    ['Range: bytes=0-0\r\nIf-Range: "another"', 200],
    ['Range: bytes=99999999-\r\nIf-Range: "another"', 200],
    ["Range: bytes=0-0\r\nIf-Range: nonsense", 200],
    ["Range: bytes=0-0\r\nIf-Range: Wed, 21 Oct 2099 07:28:00 GMT", 206],
    ["Range: bytes=99999999-", 416],
    ["Range: bytes=-0", 416],
    ["Range: bytes=5-2", 416],
    ["Range: bytes=", 416],
    ["Range: bytes=abc", 416],
    ['If-Match: "another"', 412],
    ["If-Unmodified-Since: Wed, 21 Oct 2015 07:28:00 GMT", 412],
  ])("for %s is answered with %i", async (header, status) => {
    const answer = await send(request(PICTURE, { headers: `${HOST}${header}\r\n` }));
    expect(answer.status).toBe(status);
    if (status === 416) expect(answer.head).toMatch(/^content-range: bytes \*\/\d+$/im);
  });

  test("of pages, scripts and calls is ignored", async () => {
    for (const path of ["/shop", "/first.js", "/robots.txt", "/api/home", "/sitemap.xml"]) {
      const { status } = await send(request(path, { headers: `${HOST}Range: bytes=99999999-\r\n` }));
      expect([path, status]).toEqual([path, 200]);
    }
  });
});

describe("a Host header", () => {
  test.each(["shop.example", "a_b:80", "127.0.0.1:4000", "[::1]:80", "xn--bcher-kva.example"])(
    "%s is valid",
    async (host) => {
      expect((await send(request("/shop", { headers: `Host: ${host}\r\n` }))).status).toBe(200);
    },
  );

  test.each([
    ["missing", ""],
    ["sent twice", "Host: a\r\nHost: b\r\n"],
    ["sent twice alike", "Host: a\r\nhost: a\r\n"],
    ...[
      "",
      "a b",
      "a/b",
      "a@b",
      "a:99999",
      "a:b",
      "<script>",
      'a"b',
      "a, b",
      "h\u00e9",
      "[::zz]",
      "a?b",
      "a#b",
      "a\\b",
    ].map((host) => [JSON.stringify(host), `Host: ${host}\r\n`]),
    ["with an encoded NUL", "Host: a%00b\r\n"],
    ["999.1.1.1", "Host: 999.1.1.1\r\n"],
  ])("that is %s is refused for any target", async (_name, headers) => {
    for (const path of ["/shop", "/robots.txt", "/SHOP", "/api/home", PICTURE]) {
      expect([path, (await send(request(path, { headers }))).status]).toEqual([path, 400]);
    }
  });

  test("may only be missing in HTTP/1.0, for health checks", async () => {
    expect((await send(request("/readyz", { version: "1.0", headers: "" }))).status).toBe(200);
    const { body } = await send(request("/robots.txt", { version: "1.0", headers: "" }));
    expect(body).toContain(`Sitemap: ${inject("shopUrl")}/sitemap.xml`);
    for (const version of ["0.9", "1.2", "2.0"]) {
      expect([version, (await send(request("/shop", { version }))).status]).toEqual([version, 400]);
    }
    expect((await send("GET /shop\r\n\r\n")).status).toBe(400);
  });
});

describe("a request", () => {
  const post = (headers: string, body: string) =>
    `POST /api/logout HTTP/1.1\r\n${HOST}Connection: close\r\n${headers}\r\n${body}`;

  test.each([
    ["a length and chunks at once", post("Content-Length: 4\r\nTransfer-Encoding: chunked\r\n", "0\r\n\r\n"), 400],
    ["two codings", post("Transfer-Encoding: chunked\r\nTransfer-Encoding: x\r\n", "0\r\n\r\n"), 400],
    ["another coding", post("Transfer-Encoding: gzip\r\n", ""), 400],
    ["a coding like ours", post("Transfer-Encoding: xchunked\r\n", "0\r\n\r\n"), 400],
    ["a space before the colon", post("Transfer-Encoding : chunked\r\n", "0\r\n\r\n"), 400],
    ["two lengths", post("Content-Length: 4\r\nContent-Length: 5\r\n", "0000"), 400],
    ["a length below zero", post("Content-Length: -1\r\n", ""), 400],
    ["a signed length", post("Content-Length: +1\r\n", "0"), 400],
    ["a list of lengths", post("Content-Length: 1, 1\r\n", "0"), 400],
    ["a length beyond numbers", post("Content-Length: 99999999999999999999999\r\n", ""), 400],
    ["a chunk without a length", post("Transfer-Encoding: chunked\r\n", "zz\r\n"), 400],
    ["too long a body", post("Content-Type: application/json\r\nContent-Length: 10000000000\r\n", "{}"), 413],
    ["a folded header", post("X: a\r\n b\r\n", ""), 400],
    ["a NUL in a header", post("X: a\0b\r\n", ""), 400],
    ["a line without a colon", post("nonsense\r\n", ""), 400],
    ["line feeds alone", "GET /shop HTTP/1.1\nHost: shop.example\n\n", 400],
    ["40 KB of headers", post(`X: ${"a".repeat(40_000)}\r\n`, ""), 431],
    ["3,000 headers", post("X: a\r\n".repeat(3_000), ""), 431],
    ["an expectation that nobody knows", post("Expect: teapot\r\n", ""), 417],
    ["no type that exists", post("Content-Type: ;;\r\nContent-Length: 2\r\n", "{}"), 415],
    ["an origin that is none", post("Origin: ://\r\nContent-Length: 0\r\n", ""), 403],
    ["a wish for another protocol", request("/shop", { headers: `${HOST}Upgrade: h2c\r\nHTTP2-Settings: x\r\n` }), 200],
    [
      "preferences that say nothing",
      request("/shop", {
        headers: `${HOST}Accept: ;;;\r\nAccept-Encoding: ;q=z,,\r\nIf-None-Match: "\r\nIf-Modified-Since: x\r\nCookie: =;\r\nAuthorization: Bearer\r\n`,
      }),
      200,
    ],
    [
      "forwarding that says nothing",
      request("/shop", { headers: `${HOST}X-Forwarded-For: ,,%,\r\nX-Forwarded-Host: a b\r\nForwarded: for="\r\n` }),
      200,
    ],
    ["empty lines before it", `\r\n\r\n${request("/robots.txt")}`, 200],
    ["the greeting of TLS", "\u0016\u0003\u0001\u0002\0\u0001\0", 400],
    ["the greeting of HTTP/2", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 400],
    ["no HTTP at all", "asdf\r\n\r\n", 400],
  ])("with %s gets one answer", async (_name, bytes, status) => {
    expect(await send(bytes)).toMatchObject({ status, count: 1 });
  });

  test.each([
    ["/login", "%zz=%00&", 422],
    ["/LOGIN", "a=b", 404],
    ["/login/", "a=b", 404],
    ["//login", "a=b", 404],
  ])("a form for %s with %j is answered with %i", async (path, body, status) => {
    const type = "Content-Type: application/x-www-form-urlencoded\r\n";
    const bytes = `POST ${path} HTTP/1.1\r\n${HOST}Connection: close\r\n${type}Content-Length: ${body.length}\r\n\r\n${body}`;
    expect((await send(bytes)).status).toBe(status);
  });
});
