import { cleanup, render } from "@testing-library/react";
import { useRef } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Route } from "./place.ts";

const prepare = vi.fn(async (_path: string) => undefined);
const routeTo = (path: string): Route => ({
  path,
  module: "",
  page: {
    load: async () => undefined,
    loadAhead: () => undefined,
    prepare: () => prepare(path),
    usePage: () => () => null,
  },
});
const routes = ["/product/:slug", "/cart"].map(routeTo);

/** Whether the link with this address is in view. */
let inView: (href: string) => boolean;
const disconnect = vi.fn();

class Observer implements Partial<IntersectionObserver> {
  readonly disconnect = disconnect;
  readonly #report: IntersectionObserverCallback;
  constructor(report: IntersectionObserverCallback) {
    this.#report = report;
  }
  observe(link: Element) {
    const entry = { isIntersecting: inView(link.getAttribute("href") ?? "") } as IntersectionObserverEntry;
    this.#report([entry], this as unknown as IntersectionObserver);
  }
}

beforeEach(() => {
  vi.resetModules();
  inView = () => true;
  vi.stubGlobal("IntersectionObserver", Observer);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  Reflect.deleteProperty(navigator, "connection");
});

/** The pages prepared after links to these addresses have rendered, the visitor has moved, and the page is idle. */
async function preparedFor(...hrefs: string[]): Promise<string[]> {
  const { usePreparedPage } = await import("./prepared-page.ts");
  const { RoutesProvider } = await import("./routes-context.ts");
  const To = ({ href }: { href: string }) => {
    const link = useRef<HTMLAnchorElement>(null);
    usePreparedPage(href, link);
    return (
      <a ref={link} href={href}>
        Piece
      </a>
    );
  };
  render(
    <RoutesProvider value={routes}>
      {hrefs.map((href) => (
        <To key={href} href={href} />
      ))}
    </RoutesProvider>,
  );
  const calm = () => new Promise((resolve) => setTimeout(resolve, 300));
  await calm();
  expect(prepare).not.toHaveBeenCalled();
  window.dispatchEvent(new Event("pointermove"));
  await calm();
  return prepare.mock.calls.map(([path]) => path);
}
const online = (connection: object) =>
  Object.defineProperty(navigator, "connection", { value: connection, configurable: true });

test("the page that cards link to is loaded once", async () => {
  expect(await preparedFor("/product/amba", "/product/noor")).toEqual(["/product/:slug"]);
});

test("nothing is loaded for links out of view", async () => {
  inView = (href) => href === "/cart";
  expect(await preparedFor("/product/amba", "/product/noor", "/cart")).toEqual(["/cart"]);
});

test("removed links are no longer observed", async () => {
  inView = () => false;
  await preparedFor("/product/amba", "/product/noor");
  expect(disconnect).not.toHaveBeenCalled();
  cleanup();
  expect(disconnect).toHaveBeenCalledTimes(2);
});

test("addresses without a route are ignored", async () => {
  expect(await preparedFor("/nowhere")).toEqual([]);
});

test.each([{ saveData: true }, { effectiveType: "3g" }, { effectiveType: "slow-2g" }])(
  "nothing is loaded on a poor connection: %j",
  async (connection) => {
    online(connection);
    expect(await preparedFor("/product/amba")).toEqual([]);
  },
);

test("a failure is left to the navigation itself", async () => {
  online({ effectiveType: "4g" });
  prepare.mockRejectedValueOnce(new Error("gone"));
  expect(await preparedFor("/product/amba")).toEqual(["/product/:slug"]);
});
