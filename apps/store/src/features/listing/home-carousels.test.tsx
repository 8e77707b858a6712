import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { EmptyCache } from "../../fixtures/empty-cache.tsx";
import { refusal } from "../../fixtures/refusal.ts";
import { useHome } from "./home-carousels.tsx";

/** How long a repeated request is deduplicated. */
const JUST_ASKED_MS = 2_000;

let answer: () => Response;
const asked = vi.fn(async () => answer());

afterEach(() => {
  cleanup();
  asked.mockClear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function Lists() {
  const { home } = useHome();
  return <p>{home ? `${home.newArrivals.length} and ${home.topSales.length}` : "loading"}</p>;
}

const page = (isOpen: boolean) => <EmptyCache>{isOpen && <Lists />}</EmptyCache>;

// spec: Carousels that load
test("the lists of the home page are requested each time it is opened", async () => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", asked);
  answer = () => Response.json({ newArrivals: [{}, {}], topSales: [{}], topRatings: [] });
  const { rerender } = render(page(true));
  screen.getByText("loading");
  await act(() => vi.advanceTimersByTimeAsync(JUST_ASKED_MS));
  screen.getByText("2 and 1");
  rerender(page(false));
  expect(asked).toHaveBeenCalledTimes(1);
  rerender(page(true));
  screen.getByText("2 and 1");
  await act(() => vi.advanceTimersByTimeAsync(JUST_ASKED_MS));
  expect(asked).toHaveBeenCalledTimes(2);
});

// spec: Carousels that fail
test("lists that fail to load are empty", async () => {
  vi.stubGlobal("fetch", asked);
  answer = () => refusal(503, "The shop is busy.");
  render(page(true));
  await waitFor(() => expect(document.body.textContent).toBe("0 and 0"));
});
