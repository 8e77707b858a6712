import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { Form } from "../form/index.ts";
import { LiveRegions } from "../live-region/index.ts";
import { GiftMessage } from "./index.ts";

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

const box = () => screen.getByRole<HTMLInputElement>("checkbox", { name: "This is a gift" });
const message = () => screen.getByLabelText<HTMLTextAreaElement>("Your message");
const type = (text: string) => fireEvent.change(message(), { target: { value: text } });
const sent = () => [...new FormData(document.querySelector("form")!)];

test("the box is not ticked at first, and nothing is sent for an order that is no gift", () => {
  render(
    <form>
      <GiftMessage />
    </form>,
  );
  expect(box().checked).toBe(false);
  expect(message().required).toBe(false);
  fireEvent.click(box());
  type("For Meera");
  expect(message().required).toBe(true);
  expect(sent()).toEqual([["giftMessage", "For Meera"]]);
  fireEvent.click(box());
  expect(sent()).toEqual([["giftMessage", ""]]);
});

test.each([
  ["", "300 characters left"],
  ["x".repeat(299), "1 character left"],
  [`  ${"x".repeat(300)}\n`, "0 characters left"],
  ["x".repeat(301), "1 character too many"],
  ["🎁".repeat(300), "0 characters left"],
  ["e\u0301".repeat(300), "0 characters left"],
  ["\u0958".repeat(151), "2 characters too many"],
])("characters are counted as they are stored: %#", (typed, text) => {
  render(<GiftMessage defaultValue={typed} />);
  expect(screen.getByText(text).id).toBe(message().getAttribute("aria-describedby"));
  expect(message().getAttribute("aria-invalid")).toBe(text.endsWith("too many") ? "true" : null);
});

test("a shop can count in another way", () => {
  render(<GiftMessage defaultValue="one two three" limit={5} count={(typed) => typed.split(" ").length} />);
  expect(screen.getByText("2 characters left")).not.toBeNull();
});

test("a message that becomes too long is announced once, not at each letter", () => {
  render(
    <>
      <LiveRegions />
      <GiftMessage defaultValue="" limit={3} />
    </>,
  );
  type("abc");
  expect(screen.getByRole("status").textContent).toBe("");
  type("abcd");
  expect(screen.getByRole("status").textContent).toBe("1 character too many");
  type("abcde");
  expect(screen.getByRole("status").textContent).toBe("1 character too many");
});

test("a controlled message changes by its prop alone", () => {
  const changed = vi.fn();
  const { rerender } = render(<GiftMessage value="For Meera" onValueChange={changed} />);
  fireEvent.click(box());
  expect(changed).toHaveBeenLastCalledWith(null);
  expect([box().checked, message().value]).toEqual([true, "For Meera"]);
  rerender(<GiftMessage value={null} onValueChange={changed} />);
  expect([box().checked, message().value]).toEqual([false, ""]);
  fireEvent.click(box());
  expect(changed).toHaveBeenLastCalledWith("For Meera");
});

test("a reset returns to the initial message, and forgets what was typed", () => {
  render(
    <form>
      <GiftMessage />
    </form>,
  );
  fireEvent.click(box());
  type("For Meera");
  act(() => document.querySelector("form")!.reset());
  expect([box().checked, message().value]).toEqual([false, ""]);
  fireEvent.click(box());
  expect(message().value).toBe("");
});

test("a form gives it the error of its name, and disables it while it is sent", () => {
  render(
    <Form state="busy" errors={{ giftMessage: "Write a message" }}>
      <GiftMessage defaultValue="" />
    </Form>,
  );
  expect([box().disabled, message().disabled]).toEqual([true, true]);
  expect(screen.getByText("Write a message").closest("p")?.id).toBe(
    message().getAttribute("aria-describedby")?.split(" ")[0],
  );
});

test("without JavaScript the message can be typed and is submitted, and the box, which does nothing, is hidden", () => {
  document.body.innerHTML = renderToString(
    <form>
      <GiftMessage />
    </form>,
  );
  message().value = "For Meera";
  expect(sent()).toEqual([["giftMessage", "For Meera"]]);
  expect(box().closest("[class*='noscript:hidden']")).not.toBeNull();
  expect(message().closest("[class*='noscript:block']")).not.toBeNull();
});
