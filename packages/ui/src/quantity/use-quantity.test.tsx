import { act, cleanup, createEvent, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { Quantity, type QuantityProps } from "./index.ts";

const change = vi.fn<(value: number) => void>();
const field = () => screen.getByRole<HTMLInputElement>("spinbutton", { name: "Quantity" });
const button = (name: string) => screen.getByRole("button", { name: new RegExp(`^${name}`) });
const announced = () => screen.getAllByRole("status")[0]?.textContent;
const message = () => screen.getAllByRole("status")[1]?.textContent;
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });

function show(props: Partial<QuantityProps> = {}) {
  return render(<Quantity label="buttons" onValueChange={change} {...props} />);
}

afterEach(() => {
  cleanup();
  change.mockReset();
});

test.each(["7", " 7 ", "07"])("the allowed number “%s” is reported at once and kept as typed", (text) => {
  show({ defaultValue: 2, max: 12 });
  type(text);
  expect(change.mock.calls).toEqual([[7]]);
  expect(field().value).toBe(text);
  expect(field().getAttribute("aria-valuenow")).toBe("7");
  fireEvent.blur(field());
  expect([field().value, message()]).toEqual(["7", ""]);
  expect(change).toHaveBeenCalledOnce();
});

test.each([
  { typed: "99", becomes: 12, says: "Only 12 available" },
  { typed: "0", becomes: 1, says: "Changed to 1, the nearest available" },
])("$typed becomes $becomes on blur, with the message “$says”", ({ typed, becomes, says }) => {
  show({ defaultValue: 2, max: 12 });
  type(typed);
  expect(change).not.toHaveBeenCalled();
  fireEvent.blur(field());
  expect(change.mock.calls).toEqual([[becomes]]);
  expect(field().value).toBe(String(becomes));
  expect(field().getAttribute("aria-valuenow")).toBe(String(becomes));
  expect([announced(), message()]).toEqual([`Quantity ${becomes}`, says]);
});

test.each(["two", "1,000", "2.6", "3.0", "-4", "0x10", "1e9", "Infinity", "٧", "७"])(
  "the text “%s” is replaced by the last value, with a message",
  (text) => {
    show({ defaultValue: 2, max: 12 });
    type(text);
    fireEvent.blur(field());
    expect([field().value, message()]).toEqual(["2", "Changed to 2, the nearest available"]);
    expect(change).not.toHaveBeenCalled();
  },
);

test("an emptied field shows the last value again, without a message", () => {
  show({ defaultValue: 2, min: 0 });
  type("");
  fireEvent.blur(field());
  expect([field().value, message()]).toEqual(["2", ""]);
  expect(change).not.toHaveBeenCalled();
});

test.each([
  { typed: "1", becomes: 6 },
  { typed: "8", becomes: 6 },
  { typed: "9", becomes: 12 },
  { typed: "20", becomes: 18 },
  { typed: "24", becomes: 18 },
])("with packs of 6 and 20 in stock, $typed becomes $becomes", ({ typed, becomes }) => {
  show({ defaultValue: 12, min: 6, max: 20, step: 6 });
  type(typed);
  fireEvent.keyDown(field(), { key: "Enter" });
  expect(field().value).toBe(String(becomes));
  expect(message()).toBe(typed === "24" ? "Only 20 available" : `Changed to ${becomes}, the nearest available`);
});

test("the first number is the minimum, and the buttons move by the step up to the last full step", () => {
  show({ min: 6, max: 20, step: 6 });
  expect(field().value).toBe("6");
  expect(button("Reduce")).toHaveProperty("disabled", true);
  for (let press = 0; press < 3; press++) fireEvent.click(button("Increase"));
  expect(change.mock.calls).toEqual([[12], [18]]);
  expect(message()).toBe("Only 20 available");
  fireEvent.click(button("Reduce"));
  expect(field().value).toBe("12");
  expect(message()).toBe("");
});

test.each([
  { name: "Increase", becomes: 12 },
  { name: "Reduce", becomes: 6 },
])("$name moves a value between two steps to the next step", ({ name, becomes }) => {
  show({ value: 8, min: 6, step: 6 });
  fireEvent.click(button(name));
  expect(change.mock.calls).toEqual([[becomes]]);
});

test.each([
  { key: "ArrowUp", becomes: 21 },
  { key: "ArrowDown", becomes: 19 },
  { key: "PageUp", becomes: 30 },
  { key: "PageDown", becomes: 10 },
  { key: "Home", becomes: 1 },
  { key: "End", becomes: 50 },
])("$key moves the value from 20 to $becomes", ({ key, becomes }) => {
  show({ defaultValue: 20, max: 50 });
  expect(fireEvent.keyDown(field(), { key })).toBe(false);
  expect(change.mock.calls).toEqual([[becomes]]);
  expect(field().value).toBe(String(becomes));
});

test("the field takes six characters, as many as fit between the buttons", () => {
  show();
  expect(field().maxLength).toBe(6);
});

test("a key moves on from the typed number", () => {
  show({ defaultValue: 2 });
  type("30");
  fireEvent.keyDown(field(), { key: "ArrowUp" });
  expect(change.mock.calls).toEqual([[30], [31]]);
  expect(field().value).toBe("31");
});

test.each([
  { from: "a value above the maximum", props: { value: 8, max: 3 }, key: "ArrowUp", says: "Only 3 available" },
  { from: "a value below the minimum", props: { value: 2, min: 4 }, key: "ArrowDown", says: "" },
])("$key keeps $from", ({ props, key, says }) => {
  show(props);
  fireEvent.keyDown(field(), { key });
  expect(change).not.toHaveBeenCalled();
  expect([field().value, message()]).toEqual([String(props.value), says]);
});

test("the plus button keeps a value above the maximum, and minus returns to the maximum", () => {
  show({ defaultValue: 8, max: 3 });
  fireEvent.click(button("Increase"));
  expect(change).not.toHaveBeenCalled();
  expect(message()).toBe("Only 3 available");
  fireEvent.click(button("Reduce"));
  expect(change.mock.calls).toEqual([[3]]);
});

test.each([
  { props: { value: 6, min: 6, max: 20, step: 6 }, range: ["6", "18"] },
  { props: { value: 8, max: 3 }, range: ["1", "8"] },
  { props: { value: 4, min: 4 }, range: ["4", null] },
])("the range $range of $props contains only reachable numbers and the value", ({ props, range }) => {
  show(props);
  expect(["aria-valuemin", "aria-valuemax"].map((name) => field().getAttribute(name))).toEqual(range);
});

test("buttons are announced; keys and typing are not, because the field speaks them", () => {
  show({ defaultValue: 2 });
  fireEvent.click(button("Increase"));
  expect(announced()).toBe("Quantity 3");
  fireEvent.keyDown(field(), { key: "ArrowUp" });
  expect(announced()).toBe("");
  fireEvent.click(button("Reduce"));
  expect(announced()).toBe("Quantity 3");
  type("5");
  fireEvent.blur(field());
  expect(announced()).toBe("");
});

test("keys stop at both ends, and only the maximum is explained", () => {
  show({ defaultValue: 3, max: 5 });
  fireEvent.keyDown(field(), { key: "PageDown" });
  fireEvent.keyDown(field(), { key: "ArrowDown" });
  expect(change.mock.calls).toEqual([[1]]);
  expect(message()).toBe("");
  fireEvent.keyDown(field(), { key: "PageUp" });
  expect(field().value).toBe("5");
  expect(message()).toBe("Only 5 available");
  expect(field().getAttribute("aria-describedby")).toBe(screen.getAllByRole("status")[1]?.id);
});

test("End leaves the caret to the browser without a maximum", () => {
  show();
  expect(fireEvent.keyDown(field(), { key: "End" })).toBe(true);
  expect(change).not.toHaveBeenCalled();
});

test("Enter corrects typed text without submitting, and Escape belongs to what surrounds the field", () => {
  show({ defaultValue: 2, max: 12 });
  type("50");
  expect(fireEvent.keyDown(field(), { key: "Escape" })).toBe(true);
  expect(field().value).toBe("50");
  expect(fireEvent.keyDown(field(), { key: "Enter" })).toBe(false);
  expect(change.mock.calls).toEqual([[12]]);
  expect(fireEvent.keyDown(field(), { key: "Enter" })).toBe(true);
});

test.each([{ isComposing: true }, { keyCode: 229 }])("Enter in an input method commits no number: %o", (sign) => {
  show({ defaultValue: 2, max: 4 });
  type("5");
  const ofInputMethod = createEvent.keyDown(field(), { key: "Enter", ...sign });
  fireEvent(field(), ofInputMethod);
  expect(ofInputMethod.defaultPrevented).toBe(false);
  expect(change).not.toHaveBeenCalled();
});

test("a busy quantity keeps its value, but not the text", () => {
  const { rerender } = show({ value: 2 });
  rerender(<Quantity label="buttons" value={2} state="busy" onValueChange={change} />);
  expect(field().readOnly).toBe(true);
  fireEvent.keyDown(field(), { key: "ArrowUp" });
  type("7");
  fireEvent.blur(field());
  expect(field().value).toBe("2");
  expect(change).not.toHaveBeenCalled();
});

test("the message waits for a caller that applies the change later, and goes with its next value or maximum", () => {
  const { rerender } = show({ value: 2, max: 4 });
  const apply = (value: number, max = 4) => {
    rerender(<Quantity label="buttons" value={value} max={max} onValueChange={change} />);
    return [field().value, message()];
  };
  type("9");
  fireEvent.blur(field());
  expect([field().value, message()]).toEqual(["2", ""]);
  expect(apply(4)).toEqual(["4", "Only 4 available"]);
  expect(apply(3)).toEqual(["3", ""]);
  expect(apply(4)).toEqual(["4", ""]);
  fireEvent.click(button("Increase"));
  expect(message()).toBe("Only 4 available");
  expect(apply(4, 6)).toEqual(["4", ""]);
  expect(apply(4, 4)).toEqual(["4", ""]);
});

test("presses are announced after the reset of a form", () => {
  render(
    <form aria-label="order">
      <Quantity label="buttons" defaultValue={2} />
    </form>,
  );
  fireEvent.click(button("Increase"));
  act(() => screen.getByRole<HTMLFormElement>("form").reset());
  expect(announced()).toBe("Quantity 2");
  fireEvent.click(button("Increase"));
  expect(announced()).toBe("Quantity 3");
});

test("a rejected change shows the caller's value again", () => {
  show({ value: 2 });
  type("9");
  expect(field().value).toBe("9");
  fireEvent.blur(field());
  expect(change.mock.calls).toEqual([[9]]);
  expect(field().value).toBe("2");
});

test("the reset of a form restores the default and removes text and message", () => {
  render(
    <form aria-label="order">
      <Quantity label="buttons" name="pieces" defaultValue={2} max={4} />
    </form>,
  );
  const form = screen.getByRole<HTMLFormElement>("form");
  const sent = () => new FormData(form).get("pieces");
  expect(sent()).toBe("2");
  type("9");
  fireEvent.blur(field());
  expect([sent(), message()]).toEqual(["4", "Only 4 available"]);
  type("3");
  fireEvent.reset(form);
  expect([sent(), field().value, message()]).toEqual(["2", "2", ""]);
});
