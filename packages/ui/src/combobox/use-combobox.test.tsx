import { act, cleanup, createEvent, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type ComboboxOption, useCombobox } from "./use-combobox.ts";

const PLACES: ComboboxOption[] = [{ value: "452001" }, { value: "452010" }, { value: "452012" }];
const choose = vi.fn();
const change = vi.fn();
const scrollIntoView = vi.fn();

interface FieldProps {
  options?: readonly ComboboxOption[];
  value?: string;
  /** Whether the caller passes `onChoose`. */
  asks?: boolean;
  /** Whether the list is rendered when it is open. */
  hasList?: boolean;
}

function Field({ options = PLACES, value, asks = true, hasList = true }: FieldProps) {
  const box = useCombobox({ value, options, onValueChange: change, onChoose: asks ? choose : undefined });
  return (
    <>
      <input {...box.inputProps()} aria-label="PIN code" />
      {box.open && hasList && (
        <div {...box.listProps()}>
          {options.map((option, index) => (
            <div key={option.value} {...box.optionProps(option, index)}>
              {option.value}
            </div>
          ))}
        </div>
      )}
      <output>{box.text}</output>
    </>
  );
}

const field = () => screen.getByRole("combobox");
const isOpen = () => screen.queryByRole("listbox") !== null;
const active = () => screen.queryByRole("option", { selected: true })?.textContent ?? null;
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
/** Presses a key; returns whether the browser's default was prevented. */
function press(key: string, init: KeyboardEventInit = {}): boolean {
  const event = createEvent.keyDown(field(), { key, ...init });
  fireEvent(field(), event);
  return event.defaultPrevented;
}

beforeEach(() => {
  vi.clearAllMocks();
  Element.prototype.scrollIntoView = scrollIntoView;
});
afterEach(cleanup);

describe("typing", () => {
  test("opens the list with no active option", () => {
    render(<Field />);
    expect(isOpen()).toBe(false);
    expect(field().getAttribute("aria-expanded")).toBe("false");
    expect(field().hasAttribute("aria-controls")).toBe(false);
    type("4520");
    expect(change.mock.calls).toEqual([["4520"]]);
    expect(isOpen()).toBe(true);
    expect(field().getAttribute("aria-expanded")).toBe("true");
    expect(field().getAttribute("aria-controls")).toBe(screen.getByRole("listbox").id);
    expect(active()).toBeNull();
    expect(field().hasAttribute("aria-activedescendant")).toBe(false);
  });

  test("clears the active option, since the suggestions may change", () => {
    render(<Field />);
    type("4");
    press("ArrowDown");
    expect(active()).toBe("452001");
    type("45");
    expect(active()).toBeNull();
    expect(press("Enter")).toBe(false);
    expect(choose).not.toHaveBeenCalled();
  });

  test("keeps the active option only if it is at the same position in the new suggestions", () => {
    const { rerender } = render(<Field />);
    type("4");
    press("ArrowDown");
    press("ArrowDown");
    rerender(<Field options={[{ value: "452002" }, { value: "452010" }]} />);
    expect(active()).toBe("452010");
    rerender(<Field options={[{ value: "452010" }, { value: "452011" }]} />);
    expect(active()).toBeNull();
    expect(field().hasAttribute("aria-activedescendant")).toBe(false);
    expect(press("Enter")).toBe(false);
    expect(choose).not.toHaveBeenCalled();
    press("ArrowDown");
    expect(active()).toBe("452010");
  });

  test("opens nothing without suggestions", () => {
    render(<Field options={[]} />);
    type("9");
    expect(isOpen()).toBe(false);
    expect(field().getAttribute("aria-expanded")).toBe("false");
  });
});

describe("the arrows", () => {
  test("Down moves through the list and wraps at the end", () => {
    render(<Field />);
    for (const expected of ["452001", "452010", "452012", "452001"]) {
      expect(press("ArrowDown")).toBe(true);
      expect(active()).toBe(expected);
    }
    expect(field().getAttribute("aria-activedescendant")).toBe(screen.getByRole("option", { selected: true }).id);
  });

  test("Up starts from the end", () => {
    render(<Field />);
    for (const expected of ["452012", "452010", "452001", "452012"]) {
      expect(press("ArrowUp")).toBe(true);
      expect(active()).toBe(expected);
    }
  });

  test("scroll the active option into view, and nothing else", () => {
    render(<Field />);
    type("4");
    expect(scrollIntoView).not.toHaveBeenCalled();
    press("ArrowDown");
    expect(scrollIntoView.mock.calls).toEqual([[{ block: "nearest" }]]);
    expect(scrollIntoView.mock.contexts[0]).toBe(screen.getByRole("option", { selected: true }));
  });

  test("keep their default without a list", () => {
    render(<Field options={[]} />);
    expect(press("ArrowDown")).toBe(false);
    expect(press("ArrowUp")).toBe(false);
    expect(isOpen()).toBe(false);
  });

  test.each(["Home", "End"])("%s clears the active option", (key) => {
    render(<Field />);
    press("ArrowDown");
    expect(press(key)).toBe(false);
    expect(active()).toBeNull();
    expect(isOpen()).toBe(true);
  });
});

describe("a suggestion", () => {
  test("is chosen by Enter, and the list closes", () => {
    render(<Field />);
    type("4");
    press("ArrowDown");
    press("ArrowDown");
    expect(press("Enter")).toBe(true);
    expect(choose.mock.calls).toEqual([[PLACES[1]]]);
    expect(change).toHaveBeenLastCalledWith("452010");
    expect(screen.getByRole("status").textContent).toBe("452010");
    expect(isOpen()).toBe(false);
  });

  test("is no longer active when the list opens again", () => {
    render(<Field />);
    press("ArrowDown");
    press("Enter");
    type("4");
    expect(active()).toBeNull();
  });

  test("is chosen by a press", () => {
    render(<Field />);
    type("4");
    fireEvent.click(screen.getByRole("option", { name: "452012" }));
    expect(choose.mock.calls).toEqual([[PLACES[2]]]);
    expect(isOpen()).toBe(false);
  });

  test("can be chosen without an `onChoose` handler", () => {
    render(<Field asks={false} />);
    press("ArrowDown");
    expect(press("Enter")).toBe(true);
    expect(change).toHaveBeenLastCalledWith("452001");
  });

  test("can be chosen if the list is not rendered", () => {
    render(<Field hasList={false} />);
    press("ArrowDown");
    expect(press("Enter")).toBe(true);
    expect(choose.mock.calls).toEqual([[PLACES[0]]]);
  });

  test("is not chosen by Enter while none is active, so the form is submitted", () => {
    render(<Field />);
    type("4");
    expect(press("Enter")).toBe(false);
    expect(choose).not.toHaveBeenCalled();
    expect(isOpen()).toBe(true);
  });
});

describe("Escape", () => {
  test("closes the list, keeps the text, and does nothing else", () => {
    render(<Field />);
    type("452");
    press("ArrowDown");
    expect(press("Escape")).toBe(true);
    expect(isOpen()).toBe(false);
    expect((field() as HTMLInputElement).value).toBe("452");
    press("ArrowDown");
    expect(active()).toBe("452001");
  });

  test("is ignored while the list is closed", () => {
    render(<Field />);
    expect(press("Escape")).toBe(false);
  });

  test("is ignored in another field", () => {
    render(
      <>
        <Field />
        <input aria-label="Name" />
      </>,
    );
    type("4");
    const other = screen.getByRole("textbox", { name: "Name" });
    const event = createEvent.keyDown(other, { key: "Escape" });
    fireEvent(other, event);
    expect(event.defaultPrevented).toBe(false);
    expect(isOpen()).toBe(true);
  });

  test("is handled before a dialog around the field receives it", () => {
    const heard = vi.fn((event: KeyboardEvent) => event.defaultPrevented);
    document.addEventListener("keydown", heard, { once: true });
    render(<Field />);
    type("4");
    press("Escape");
    expect(heard).toHaveReturnedWith(true);
  });

  test("is no longer listened for after unmount", () => {
    const { unmount } = render(<Field />);
    type("4");
    unmount();
    const event = new KeyboardEvent("keydown", { key: "Escape", cancelable: true });
    window.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
  });
});

/** How key events of an input method are recognised; Safari marks the one that ends a composition by its key code alone. */
const COMPOSING: KeyboardEventInit[] = [{ isComposing: true }, { keyCode: 229 }];

test.each(COMPOSING)("keys of an input method neither move nor choose: %o", (sign) => {
  render(<Field />);
  type("4");
  expect(press("ArrowDown", sign)).toBe(false);
  expect(active()).toBeNull();
  press("ArrowDown");
  expect(press("Enter", sign)).toBe(false);
  expect(press("Escape", sign)).toBe(false);
  expect(active()).toBe("452001");
  expect(choose).not.toHaveBeenCalled();
});

test("the list closes when the focus leaves, and the value can be controlled", () => {
  render(<Field value="452" />);
  type("4");
  expect(isOpen()).toBe(true);
  expect((field() as HTMLInputElement).value).toBe("452");
  press("ArrowDown");
  act(() => {
    fireEvent.blur(field());
  });
  expect(isOpen()).toBe(false);
  press("ArrowDown");
  expect(active()).toBe("452001");
});

test("declares the popup type of its list", () => {
  render(<Field />);
  expect(field().getAttribute("aria-autocomplete")).toBe("list");
  expect((field() as HTMLInputElement).value).toBe("");
});
