import { act, cleanup, renderHook } from "@testing-library/react";
import { type ReactNode, useSyncExternalStore } from "react";
import { Router } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { listingSearch } from "@selvedge/commerce/listing";
import { useAsked } from "./use-asked.ts";

afterEach(cleanup);

/** A page whose address changes arrive late: `coming` holds the pending ones, oldest first. */
function openSlowPage(address: string) {
  const coming: string[] = [];
  const history = [address];
  const subscribers = new Set<() => void>();
  const subscribe = (onChange: () => void) => {
    subscribers.add(onChange);
    return () => subscribers.delete(onChange);
  };
  function SlowRouter({ children }: { children: ReactNode }) {
    const key = useSyncExternalStore(subscribe, () => history.length);
    const [pathname = "", search = ""] = (history[key - 1] ?? "").split(/(?=\?)/);
    const navigator = {
      createHref: String,
      go: () => {},
      push: (to: { search?: string }) => void coming.push(pathname + (to.search ?? "")),
      replace: () => {},
    };
    return (
      <Router navigator={navigator as never} location={{ pathname, search, key: String(key) }}>
        {children}
      </Router>
    );
  }
  const { result } = renderHook(() => useAsked(listingSearch), { wrapper: SlowRouter });
  const follow = (to: string) =>
    act(() => {
      history.push(to);
      for (const notify of subscribers) notify();
    });
  return { page: result, coming, follow, arrive: () => follow(coming.shift() ?? "") };
}

test("a second change before the first is shown keeps the first, and nothing reverts meanwhile", () => {
  const { page, coming, arrive } = openSlowPage("/shop?page=3");
  act(() => page.current.ask({ size: ["m"] }));
  expect(page.current.asked).toMatchObject({ size: ["m"], page: 1 });
  act(() => page.current.ask({ sort: "price_asc" }));
  expect(coming).toEqual(["/shop?size=m", "/shop?size=m&sort=price_asc"]);
  arrive();
  expect(page.current.search.toString()).toBe("size=m");
  expect(page.current.asked).toMatchObject({ size: ["m"], sort: "price_asc" });
  act(() => page.current.ask({ in_stock: true }));
  arrive();
  arrive();
  expect(page.current.asked).toMatchObject({ size: ["m"], sort: "price_asc", in_stock: true });
});

test("a navigation to another address replaces the requested filters", () => {
  const { page, follow } = openSlowPage("/shop?size=m");
  act(() => page.current.ask({ sort: "price_asc" }));
  follow("/shop?size=l");
  expect(page.current.asked).toMatchObject({ size: ["l"], sort: "default" });
  act(() => page.current.ask({ size: [] }));
  follow("/shop/dresses");
  act(() => page.current.ask({ in_stock: true }));
  follow("/shop");
  expect(page.current.asked).toMatchObject({ size: [], in_stock: false });
});

test("going back before a change is shown restores the previous filters, and the next change builds on them", () => {
  const { page, coming } = openSlowPage("/shop?size=m");
  act(() => page.current.ask({ sort: "price_asc" }));
  act(() => void window.dispatchEvent(new PopStateEvent("popstate")));
  expect(page.current.asked).toMatchObject({ size: ["m"], sort: "default" });
  act(() => page.current.ask({ in_stock: true }));
  expect(coming.at(-1)).toBe("/shop?size=m&in_stock=1");
});
