import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createRef } from "react";
import { afterEach, expect, test } from "vitest";
import { Button } from "../button/index.ts";
import { Dialog, DialogContent, DialogTrigger } from "../dialog/index.ts";
import { TextLink } from "../text-link/index.ts";

afterEach(cleanup);

test("an element gets the component's props merged with its own", () => {
  const order: string[] = [];
  const ours = createRef<HTMLButtonElement>();
  const theirs = createRef<HTMLAnchorElement>();
  render(
    <Button
      ref={ours}
      className="of-button"
      onClick={() => order.push("button")}
      render={<a href="#shop" ref={theirs} className="of-link" onClick={() => order.push("link")} />}
    >
      Shop
    </Button>,
  );
  const link = screen.getByRole("link", { name: "Shop" });
  expect([ours.current, theirs.current]).toEqual([link, link]);
  expect(link.classList).toContain("of-button");
  expect(link.classList).toContain("of-link");
  expect(link.dataset["component"]).toBe("button");
  expect(link.hasAttribute("type")).toBe(false);
  fireEvent.click(link);
  expect(order).toEqual(["link", "button"]);
});

test("a function gets the props, with the children", () => {
  render(<Button render={(props) => <summary {...props} />}>Sizes</Button>);
  expect(screen.getByText("Sizes").closest("summary")?.dataset["component"]).toBe("button");
});

test("a busy button that is a link does not follow it", () => {
  render(
    <Button state="busy" render={<a href="#pay" />}>
      Pay
    </Button>,
  );
  expect(fireEvent.click(screen.getByRole("link"))).toBe(false);
});

test("a text link can be a button", () => {
  render(<TextLink render={<button type="button" />}>Size guide</TextLink>);
  expect(screen.getByRole("button", { name: "Size guide" }).dataset["component"]).toBe("text-link");
});

test("a trigger of a dialog can be another component, and its own handler can prevent opening", () => {
  const { rerender } = render(
    <Dialog>
      <DialogTrigger render={<Button onClick={(event) => event.preventDefault()} />}>Open</DialogTrigger>
      <DialogContent title="Sizes" />
    </Dialog>,
  );
  const trigger = screen.getByRole("button", { name: "Open" });
  expect([trigger.dataset["component"], trigger.dataset["part"]]).toEqual(["button", "trigger"]);
  fireEvent.click(trigger);
  expect(screen.queryByRole("dialog")).toBeNull();
  rerender(
    <Dialog>
      <DialogTrigger render={<Button />}>Open</DialogTrigger>
      <DialogContent title="Sizes" />
    </Dialog>,
  );
  fireEvent.click(screen.getByRole("button", { name: "Open" }));
  expect(screen.getByRole("dialog", { name: "Sizes" })).toBeDefined();
});
