import { act, cleanup, render, screen } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { overlay, pagePart } from "./late-part.tsx";

const { suspect, loadDocument } = vi.hoisted(() => ({
  suspect: vi.fn(async (_failure: unknown) => undefined),
  loadDocument: vi.fn(async () => false),
}));
vi.mock("./fresh-document.ts", () => ({ suspectStaleBuild: suspect, loadDocument }));
const looks = vi.hoisted(() => ({ arrive: vi.fn(async () => undefined) }));
vi.mock("./all-styles.ts", () => ({ allStyles: looks.arrive }));

const GONE = new Error("gone");
function Part({ product = "a dress" }: { product?: string }) {
  return <dialog open>{product}</dialog>;
}
/** A chunk whose import the test resolves or rejects. */
function chunk() {
  const { promise, resolve, reject } = Promise.withResolvers<{ default: typeof Part }>();
  return {
    run: vi.fn(() => promise),
    comes: () => act(async () => resolve({ default: Part })),
    fails: () => act(async () => reject(GONE)),
  };
}
const shown = () => screen.queryByRole("dialog")?.textContent ?? null;
const isFallback = () => screen.queryByText("…") !== null;

beforeEach(() => {
  vi.clearAllMocks();
  vi.spyOn(console, "error").mockReturnValue();
  return () => {
    cleanup();
    vi.restoreAllMocks();
  };
});

describe("an overlay", () => {
  const giveUp = vi.fn();

  test("changes nothing until it is loaded", async () => {
    const { run, comes } = chunk();
    const QuickView = overlay<{ product?: string }>(run, giveUp);
    const { container, rerender } = render(<QuickView product="a dress" />);
    expect(container.innerHTML).toBe("");
    rerender(<QuickView product="a kurta" />);
    await comes();
    expect(shown()).toBe("a kurta");
    expect(run).toHaveBeenCalledOnce();
    expect(giveUp).not.toHaveBeenCalled();
  });

  test("that fails to load calls giveUp once, with the latest props", async () => {
    const { run, fails } = chunk();
    const QuickView = overlay<{ product?: string }>(run, giveUp, "…");
    const { rerender } = render(<QuickView product="a dress" />);
    rerender(<QuickView product="a kurta" />);
    expect(isFallback()).toBe(true);
    await fails();
    expect(giveUp.mock.calls).toEqual([[{ product: "a kurta" }]]);
    expect(suspect.mock.calls).toEqual([[GONE]]);
  });

  test("is tried again by the next request", async () => {
    const run = vi.fn(() => Promise.reject<{ default: typeof Part }>(GONE));
    const QuickView = overlay<{ product?: string }>(run, giveUp);
    const { unmount } = await act(async () => render(<QuickView />));
    expect(giveUp).toHaveBeenCalledOnce();
    unmount();
    run.mockResolvedValue({ default: Part });
    await act(async () => render(<QuickView />));
    expect(shown()).toBe("a dress");
  });

  test("waits for its styles, and fails without them", async () => {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    looks.arrive.mockReturnValueOnce(promise);
    const QuickView = overlay<{ product?: string }>(async () => ({ default: Part }), giveUp);
    const { unmount } = await act(async () => render(<QuickView />));
    expect(shown()).toBeNull();
    await act(async () => resolve(undefined));
    expect(shown()).toBe("a dress");
    unmount();

    looks.arrive.mockRejectedValueOnce(GONE);
    const Other = overlay<{ product?: string }>(async () => ({ default: Part }), giveUp);
    await act(async () => render(<Other />));
    expect([shown(), giveUp.mock.calls.length]).toEqual([null, 1]);
  });

  test("that is closed before its load fails does not call giveUp", async () => {
    const { run, fails } = chunk();
    const QuickView = overlay<{ product?: string }>(run, giveUp);
    render(<QuickView />).unmount();
    await fails();
    expect(giveUp).not.toHaveBeenCalled();
  });
});

describe("a part of a page", () => {
  const show = (importModule: Parameters<typeof pagePart>[0]) => {
    const Panel = pagePart(importModule, "…", (tryAgain) => (
      <button type="button" onClick={tryAgain}>
        Try Again
      </button>
    ));
    return render(
      <>
        <h1>Cart</h1>
        <Panel />
      </>,
    );
  };
  const button = () => screen.queryByRole("button", { name: "Try Again" });

  test("shows its fallback until it is loaded", async () => {
    const { run, comes } = chunk();
    show(run);
    expect(isFallback()).toBe(true);
    await comes();
    expect([shown(), isFallback()]).toEqual(["a dress", false]);
    expect(loadDocument).not.toHaveBeenCalled();
  });

  test("that fails to load reloads the document and keeps its fallback meanwhile", async () => {
    loadDocument.mockResolvedValueOnce(true);
    const { run, fails } = chunk();
    show(run);
    await fails();
    expect(loadDocument).toHaveBeenCalledOnce();
    expect([isFallback(), button()]).toEqual([true, null]);
  });

  test("shows a failure of its own if reloading did not help, and can be retried", async () => {
    const run = vi.fn(() => Promise.reject<{ default: typeof Part }>(GONE));
    await act(async () => show(run));
    expect([shown(), isFallback()]).toEqual([null, false]);
    await act(async () => button()?.click());
    expect([run.mock.calls.length, loadDocument.mock.calls.length]).toEqual([2, 2]);
    run.mockResolvedValue({ default: Part });
    await act(async () => button()?.click());
    expect([shown(), button()]).toEqual(["a dress", null]);
    expect(screen.getByRole("heading").textContent).toBe("Cart");
  });
});
