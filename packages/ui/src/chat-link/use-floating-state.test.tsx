import { cleanup, renderHook, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useFloatingState } from "./use-floating-state.ts";

beforeEach(() => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  document.body.innerHTML = "";
});

/** Renders the hook with these elements below the floating one. */
function stateAbove(markup: string) {
  document.body.innerHTML = `<aside></aside><main>${markup}</main>`;
  const floating = { current: document.querySelector("aside") };
  document.elementsFromPoint = () => [...document.querySelectorAll("main *, main, body")];
  return renderHook(() => useFloatingState(floating)).result;
}

test.each([
  ["nothing but text", "<p>Woven by hand</p>", "clear"],
  ["a price", "<p>₹4,200</p>", "away"],
  ["a button", "<button>Add</button>", "away"],
  ["text with a figure elsewhere in its parent", "<p>Woven<b></b></p>2", "clear"],
])("above %s", async (_, markup, state) => {
  const result = stateAbove(markup);
  await waitFor(() => expect(result.current).toBe(state));
});

test("does not read the text of elements with children: that of the body is the whole page", async () => {
  const result = stateAbove("<p>Woven by hand</p>");
  Object.defineProperty(document.body, "textContent", {
    get: () => {
      throw new Error("The text of the whole page was put together.");
    },
  });
  await waitFor(() => expect(result.current).toBe("clear"));
});
