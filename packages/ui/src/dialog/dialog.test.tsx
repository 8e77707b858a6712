import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createRef, useRef, useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { Dialog, DialogDescription, DialogPanel, DialogPortal, type DialogPortalProps, DialogScrim } from "./index.ts";

/** An animation that ends when the test says so. */
function animation(endTime: number, playState = "running") {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  return { playState, effect: { getComputedTiming: () => ({ endTime }) }, finished: promise, resolve, reject };
}

/** Animations that an element reports, by its `data-part`. */
function animate(running: Record<string, ReturnType<typeof animation>[]>) {
  Element.prototype.getAnimations = function getAnimations() {
    return (running[this.getAttribute("data-part") ?? ""] ?? []) as unknown as Animation[];
  };
}

afterEach(async () => {
  cleanup();
  // The focus returns in a task of its own.
  await settled();
  Reflect.deleteProperty(Element.prototype, "getAnimations");
});

const settled = () => act(() => new Promise((resolve) => setTimeout(resolve)));
const panel = () => document.querySelector<HTMLElement>("[data-part=panel]");
const layer = () => document.querySelector<HTMLElement>("[data-part=layer]")!;

function Note() {
  const [text, setText] = useState("");
  return <input aria-label="Note" value={text} onChange={({ target }) => setText(target.value)} />;
}

function Shown({ open, ...portal }: DialogPortalProps & { open: boolean }) {
  return (
    <>
      <p>The page</p>
      <Dialog open={open}>
        <DialogPortal {...portal}>
          <DialogScrim />
          <DialogPanel aria-label="Gift">
            <Note />
          </DialogPanel>
        </DialogPortal>
      </Dialog>
    </>
  );
}

test("a closed dialog stays until the animations of layer, scrim and panel have ended or were cancelled", async () => {
  const running = { layer: animation(120), scrim: animation(400), panel: animation(2000) };
  animate({ layer: [running.layer], scrim: [running.scrim], panel: [running.panel] });
  const { rerender } = render(<Shown open />);
  rerender(<Shown open={false} />);
  expect(panel()!.dataset["state"]).toBe("closed");
  expect(document.querySelector<HTMLElement>("[data-part=scrim]")!.dataset["state"]).toBe("closed");
  running.layer.resolve();
  running.scrim.reject();
  await settled();
  expect(panel()).not.toBeNull();
  running.panel.resolve();
  await settled();
  expect(panel()).toBeNull();
});

test("an infinite or paused animation does not keep a closed dialog", () => {
  animate({ scrim: [animation(Infinity)], panel: [animation(120, "paused")] });
  const { rerender } = render(<Shown open />);
  rerender(<Shown open={false} />);
  expect(panel()).toBeNull();
});

test("a dialog that opens again while it leaves stays, and leaves by the animations of its last exit", async () => {
  const [first, second] = [animation(120), animation(120)];
  animate({ panel: [first] });
  const { rerender } = render(<Shown open />);
  const before = panel();
  rerender(<Shown open={false} />);
  rerender(<Shown open />);
  animate({ panel: [second] });
  rerender(<Shown open={false} />);
  first.resolve();
  await settled();
  expect(panel()).toBe(before);
  rerender(<Shown open />);
  second.resolve();
  await settled();
  expect(panel()).toBe(before);
  expect(panel()!.dataset["state"]).toBe("open");
});

test("`keepMounted` keeps typed text, and a closed dialog leaves the page usable", async () => {
  const { rerender } = render(<Shown open={false} keepMounted />);
  await settled();
  expect(layer().style.display).toBe("none");
  const opener = document.createElement("button");
  document.body.append(opener);
  opener.focus();

  rerender(<Shown open keepMounted />);
  await settled();
  expect(layer().style.display).toBe("");
  expect(layer().hasAttribute("data-scroll-lock")).toBe(true);
  expect(document.activeElement).toBe(screen.getByLabelText("Note"));
  expect(screen.getByText("The page").closest("[aria-hidden=true]")).not.toBeNull();
  fireEvent.change(screen.getByLabelText("Note"), { target: { value: "For Asha" } });

  rerender(<Shown open={false} keepMounted />);
  await settled();
  expect(layer().style.display).toBe("none");
  expect(layer().hasAttribute("data-scroll-lock")).toBe(false);
  expect(screen.getByText("The page").closest("[aria-hidden=true]")).toBeNull();
  expect(document.activeElement).toBe(opener);
  expect(screen.getByLabelText<HTMLInputElement>("Note").value).toBe("For Asha");

  opener.blur();
  const second = document.createElement("button");
  document.body.append(second);
  second.focus();
  rerender(<Shown open keepMounted />);
  rerender(<Shown open={false} keepMounted />);
  await settled();
  expect(document.activeElement).toBe(second);
});

test("without `keepMounted` a closed dialog is not in the document", () => {
  render(<Shown open={false} />);
  expect(document.querySelector("[data-part=layer]")).toBeNull();
});

test("the layer is rendered in the container", () => {
  const container = document.createElement("section");
  document.body.append(container);
  render(<Shown open container={container} />);
  expect(layer().parentElement).toBe(container);
});

test("the focus goes to the element of `initialFocus`, and after closing to that of `finalFocus`", async () => {
  function Focused({ open }: { open: boolean }) {
    const first = useRef<HTMLButtonElement>(null);
    const last = useRef<HTMLButtonElement>(null);
    return (
      <>
        <button ref={last}>Cart</button>
        <Dialog open={open}>
          <DialogPortal>
            <DialogPanel aria-label="Gift" initialFocus={first} finalFocus={last}>
              <input aria-label="Note" />
              <button ref={first}>Wrap it</button>
            </DialogPanel>
          </DialogPortal>
        </Dialog>
      </>
    );
  }
  const { rerender } = render(<Focused open />);
  expect(document.activeElement).toBe(screen.getByText("Wrap it"));
  rerender(<Focused open={false} />);
  await settled();
  expect(document.activeElement).toBe(screen.getByText("Cart"));
});

test("a panel without title and field gets the focus itself", () => {
  const ref = createRef<HTMLDivElement>();
  render(
    <Dialog open>
      <DialogPortal>
        <DialogPanel ref={ref} aria-label="Gift" />
      </DialogPortal>
    </Dialog>,
  );
  expect(document.activeElement).toBe(ref.current);
});

test("the description describes the panel", () => {
  render(
    <Dialog open>
      <DialogPortal>
        <DialogPanel aria-label="Gift">
          <DialogDescription>It is sent with a card.</DialogDescription>
        </DialogPanel>
      </DialogPortal>
    </Dialog>,
  );
  const described = document.getElementById(panel()!.getAttribute("aria-describedby")!);
  expect(described?.textContent).toBe("It is sent with a card.");
});

test("a portal outside a dialog throws an error that says so", () => {
  const error = vi.spyOn(console, "error").mockReturnValue();
  expect(() => render(<DialogPortal />)).toThrow(
    "The portal must stand inside <Dialog> or <Drawer>, which knows whether it is open.",
  );
  error.mockRestore();
});
