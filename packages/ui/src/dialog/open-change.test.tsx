import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { ComponentProps, FormEvent } from "react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { Drawer, DrawerClose, DrawerContent, DrawerTrigger } from "../drawer/index.ts";
import { Dialog, type DialogChangeDetails, DialogClose, DialogContent, DialogTrigger } from "./index.ts";

const settled = () => act(() => new Promise((resolve) => setTimeout(resolve)));

afterEach(async () => {
  Reflect.deleteProperty(Element.prototype, "getAnimations");
  cleanup();
  // The focus returns in a task of its own.
  await settled();
});

const press = (name: string) => void fireEvent.click(screen.getByRole("button", { name, hidden: true }));
const isOpen = () => screen.queryByRole("dialog") !== null;

async function pressOutside() {
  // Radix listens from the next task on, and waits one for a click that something else handles.
  await settled();
  fireEvent.pointerDown(document.body);
  fireEvent.click(document.body);
  await settled();
}

/** Each way to close, with the type of its native event. */
const CLOSINGS: Record<string, [type: string, close: () => void | Promise<void>]> = {
  trigger: ["click", () => press("Gift")],
  close: ["click", () => press("Close")],
  escape: ["keydown", () => void fireEvent.keyDown(screen.getByRole("dialog"), { key: "Escape" })],
  outside: ["pointerdown", pressOutside],
};

const overlays = [
  { name: "a dialog", Root: Dialog, Trigger: DialogTrigger, Content: DialogContent, Close: DialogClose },
  { name: "a drawer", Root: Drawer, Trigger: DrawerTrigger, Content: DrawerContent, Close: DrawerClose },
];

describe.each(overlays)("$name", ({ Root, Trigger, Content, Close }) => {
  const show = (props: ComponentProps<typeof Dialog>) =>
    render(
      <Root {...props}>
        <Trigger>Gift</Trigger>
        <Content title="A gift">
          <Close>Not now</Close>
        </Content>
      </Root>,
    );

  test("tells why it opened, with the native event", () => {
    const onOpenChange = vi.fn<NonNullable<ComponentProps<typeof Dialog>["onOpenChange"]>>();
    show({ onOpenChange });
    press("Gift");
    expect(onOpenChange.mock.calls).toEqual([
      [true, { reason: "trigger", event: expect.any(MouseEvent), cancel: expect.any(Function) }],
    ]);
    expect(isOpen()).toBe(true);
  });

  test.each(Object.entries(CLOSINGS))(
    "tells that it closed by %s, with the native event",
    async (reason, [type, close]) => {
      const changes: [open: boolean, DialogChangeDetails][] = [];
      show({ defaultOpen: true, onOpenChange: (...change) => changes.push(change) });
      await close();
      expect(changes.map(([open, details]) => [open, details.reason, details.event.type])).toEqual([
        [false, reason, type],
      ]);
      expect(isOpen()).toBe(false);
    },
  );

  test("`DialogClose` reports the reason `close`", () => {
    const reasons: string[] = [];
    show({ defaultOpen: true, onOpenChange: (_open, { reason }) => reasons.push(reason) });
    press("Not now");
    expect(reasons).toEqual(["close"]);
  });

  test.each(Object.entries(CLOSINGS))("stays open if closing it by %s is cancelled", async (_reason, [, close]) => {
    show({ defaultOpen: true, onOpenChange: (_open, { cancel }) => cancel() });
    await close();
    expect(isOpen()).toBe(true);
  });

  test("stays closed if opening it is cancelled", () => {
    show({ onOpenChange: (_open, { cancel }) => cancel() });
    press("Gift");
    expect(isOpen()).toBe(false);
  });

  test("changes only with `open` if that is given", () => {
    const onOpenChange = vi.fn();
    const { rerender } = show({ open: true, onOpenChange });
    press("Close");
    expect(onOpenChange).toHaveBeenCalledOnce();
    expect(isOpen()).toBe(true);
    rerender(<Root open={false} onOpenChange={onOpenChange} />);
    expect(isOpen()).toBe(false);
    expect(onOpenChange).toHaveBeenCalledOnce();
  });

  test("a press that the caller prevents changes nothing", () => {
    const onOpenChange = vi.fn();
    render(
      <Root onOpenChange={onOpenChange}>
        <Trigger onClick={(event) => event.preventDefault()}>Gift</Trigger>
      </Root>,
    );
    press("Gift");
    expect(onOpenChange).not.toHaveBeenCalled();
  });
});

test.each([
  { by: "an element", render: <button className="cancel" /> },
  { by: "a function", render: (props: ComponentProps<"button">) => <button {...props} /> },
])("a closing button that is rendered by $by submits no form", ({ render: element }) => {
  const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());
  render(
    <Dialog defaultOpen>
      <DialogContent title="A gift">
        <form onSubmit={onSubmit}>
          <DialogClose render={element}>Not now</DialogClose>
        </form>
      </DialogContent>
    </Dialog>,
  );
  press("Not now");
  expect(onSubmit).not.toHaveBeenCalled();
});

test("Escape that something inside has handled leaves it open", () => {
  const onOpenChange = vi.fn();
  render(
    <Dialog defaultOpen onOpenChange={onOpenChange}>
      <DialogContent title="A gift" />
    </Dialog>,
  );
  const handle = (event: Event) => event.preventDefault();
  window.addEventListener("keydown", handle, { capture: true, once: true });
  fireEvent.keyDown(screen.getByRole("dialog"), { key: "Escape" });
  expect(onOpenChange).not.toHaveBeenCalled();
  expect(isOpen()).toBe(true);
});

test("Escape during the animations of closing requests nothing", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const leaving = { playState: "running", effect: { getComputedTiming: () => ({ endTime: 120 }) }, finished: promise };
  Element.prototype.getAnimations = () => [leaving] as unknown as Animation[];
  const onOpenChange = vi.fn();
  render(
    <Dialog defaultOpen onOpenChange={onOpenChange}>
      <DialogContent title="A gift" />
    </Dialog>,
  );
  press("Close");
  fireEvent.keyDown(screen.getByRole("dialog", { hidden: true }), { key: "Escape" });
  expect(onOpenChange).toHaveBeenCalledOnce();
  resolve();
  await settled();
  expect(isOpen()).toBe(false);
});
