import { cleanup, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { MemoryRouter, useLocation } from "react-router-dom";
import { afterEach, expect, test, vi } from "vitest";
import { allowAddAfterSignIn } from "../../lib/session.ts";
import { useAddAfterSignIn } from "./use-add-after-sign-in.ts";

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

function arriveAt(path: string) {
  const addToCart = vi.fn<(quantity: number) => Promise<void>>(() => Promise.resolve());
  const setQuantity = vi.fn<(quantity: number) => void>();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
  );
  const { result } = renderHook(
    () => {
      useAddAfterSignIn(addToCart, setQuantity);
      return useLocation().search;
    },
    { wrapper },
  );
  return { search: result.current, added: addToCart.mock.calls, shown: setQuantity.mock.calls };
}

// spec: After login, addToCart=true
test("the waiting product is added in its quantity, and the request is removed from the address", () => {
  allowAddAfterSignIn();
  const page = arriveAt("/product/3?material=Khadi&addToCart=true&qty=2");
  expect(page).toEqual({ search: "?material=Khadi", added: [[2]], shown: [[2]] });
});

test.each([
  ["qty=900", 20],
  ["qty=-1", 1],
  ["", 1],
])("an out-of-range quantity, %j, becomes %i", (query, quantity) => {
  allowAddAfterSignIn();
  expect(arriveAt(`/product/3?addToCart=true&${query}`)).toMatchObject({ added: [[quantity]], shown: [[quantity]] });
});

test("a link from elsewhere adds nothing, and neither does a page opened without a pending request", () => {
  expect(arriveAt("/product/3?addToCart=true&qty=2")).toEqual({ search: "", added: [], shown: [] });
  allowAddAfterSignIn();
  expect(arriveAt("/product/3?qty=2")).toEqual({ search: "?qty=2", added: [], shown: [] });
});
