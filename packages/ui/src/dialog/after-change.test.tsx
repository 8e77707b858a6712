import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useRef } from "react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { Drawer, DrawerContent } from "../drawer/index.ts";
import { Dialog, DialogContent, type DialogContentProps, type DialogProps, DialogTrigger } from "./index.ts";

const settled = () => act(() => new Promise((resolve) => setTimeout(resolve)));

afterEach(async () => {
  cleanup();
  // The focus returns in a task of its own.
  await settled();
  Reflect.deleteProperty(Element.prototype, "getAnimations");
});

/** Every panel animates until the function that is returned is called. */
function animatePanels() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const animation = {
    playState: "running",
    effect: { getComputedTiming: () => ({ endTime: 120 }) },
    finished: promise,
  };
  Element.prototype.getAnimations = function getAnimations() {
    return (this.getAttribute("data-part") === "panel" ? [animation] : []) as unknown as Animation[];
  };
  return resolve;
}

describe.each([
  { name: "a dialog", Root: Dialog, Content: DialogContent },
  { name: "a drawer", Root: Drawer, Content: DrawerContent },
])("`onOpenChangeComplete` of $name", ({ Root, Content }) => {
  const show = (props: DialogProps) => (
    <Root {...props}>
      <Content title="A gift" />
    </Root>
  );

  test("is called once the animations of opening and closing have ended", async () => {
    const onOpenChangeComplete = vi.fn();
    const finishOpening = animatePanels();
    const { rerender } = render(show({ open: true, onOpenChangeComplete }));
    await settled();
    expect(onOpenChangeComplete).not.toHaveBeenCalled();
    finishOpening();
    await settled();
    expect(onOpenChangeComplete.mock.calls).toEqual([[true]]);

    const finishClosing = animatePanels();
    rerender(show({ open: false, onOpenChangeComplete }));
    await settled();
    expect(onOpenChangeComplete).toHaveBeenCalledOnce();
    finishClosing();
    await settled();
    expect(onOpenChangeComplete.mock.calls).toEqual([[true], [false]]);
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test("is not called for an opening that was closed before it ended, nor for one that begins closed", async () => {
    const onOpenChangeComplete = vi.fn();
    const finish = animatePanels();
    const { rerender } = render(show({ open: false, onOpenChangeComplete }));
    await settled();
    expect(onOpenChangeComplete).not.toHaveBeenCalled();
    rerender(show({ open: true, onOpenChangeComplete }));
    rerender(show({ open: false, onOpenChangeComplete }));
    finish();
    await settled();
    expect(onOpenChangeComplete.mock.calls).toEqual([[false]]);
  });
});

test("`container` may be a ref", async () => {
  function Themed() {
    const shop = useRef<HTMLElement>(null);
    return (
      <section ref={shop} aria-label="Shop">
        <Dialog defaultOpen>
          <DialogContent title="A gift" container={shop} />
        </Dialog>
      </section>
    );
  }
  render(<Themed />);
  const shop = screen.getByRole("region", { name: "Shop", hidden: true });
  expect(shop.contains(screen.getByRole("dialog"))).toBe(true);
});

describe("functions that find the focus", () => {
  const button = (name: string) => screen.getByRole("button", { name, hidden: true });

  function show(props: Pick<DialogContentProps, "initialFocus" | "finalFocus">, dialog: DialogProps = {}) {
    return (
      <>
        <button type="button">Cart</button>
        <Dialog {...dialog}>
          <DialogTrigger>Gift</DialogTrigger>
          <DialogContent title="A gift" {...props}>
            <input aria-label="Note" />
            <button type="button">Wrap it</button>
          </DialogContent>
        </Dialog>
      </>
    );
  }

  test("get the event that opened or closed it", async () => {
    const initialFocus = vi.fn(() => button("Wrap it"));
    const finalFocus = vi.fn(() => button("Cart"));
    render(show({ initialFocus, finalFocus }));
    fireEvent.click(button("Gift"));
    expect(document.activeElement).toBe(button("Wrap it"));
    expect(initialFocus.mock.calls).toEqual([[expect.objectContaining({ type: "click" })]]);
    fireEvent.keyDown(screen.getByRole("dialog"), { key: "Escape" });
    await settled();
    expect(document.activeElement).toBe(button("Cart"));
    expect(finalFocus.mock.calls).toEqual([[expect.objectContaining({ type: "keydown" })]]);
  });

  test("get no event of an earlier change", async () => {
    const initialFocus = vi.fn(() => null);
    const { rerender } = render(show({ initialFocus }, { open: false }));
    fireEvent.click(button("Gift"));
    rerender(show({ initialFocus }, { open: true }));
    rerender(show({ initialFocus }, { open: false }));
    await settled();
    rerender(show({ initialFocus }, { open: true }));
    expect(initialFocus.mock.calls).toEqual([[expect.objectContaining({ type: "click" })], [undefined]]);
  });

  test("get no event if the caller's state opened it, and null means the default", async () => {
    const initialFocus = vi.fn(() => null);
    const finalFocus = vi.fn(() => null);
    const { rerender } = render(show({ initialFocus, finalFocus }, { open: false }));
    act(() => button("Cart").focus());
    rerender(show({ initialFocus, finalFocus }, { open: true }));
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "A gift" }));
    rerender(show({ initialFocus, finalFocus }, { open: false }));
    await settled();
    expect(document.activeElement).toBe(button("Cart"));
    expect([initialFocus.mock.calls, finalFocus.mock.calls]).toEqual([[[undefined]], [[undefined]]]);
  });
});
