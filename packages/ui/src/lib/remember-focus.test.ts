import { afterEach, expect, test } from "vitest";
import { rememberFocus } from "./remember-focus.ts";

afterEach(() => document.body.replaceChildren());

function page() {
  document.body.innerHTML = "<h1>Shop</h1><main><p>Lines</p><button>Clear</button></main>";
  const [main, button] = [document.querySelector("main"), document.querySelector("button")];
  if (!main || !button) throw new Error("The page is empty.");
  return { main, button, restoreFocus: rememberFocus(button) };
}

test("returns the focus to the element", () => {
  const { button, restoreFocus } = page();
  restoreFocus();
  expect(document.activeElement).toBe(button);
});

test("focuses the heading that has replaced the element", () => {
  const { main, restoreFocus } = page();
  main.innerHTML = "<h2>Your cart is empty</h2><a href='/shop'>Continue Shopping</a>";
  restoreFocus();
  expect(document.activeElement?.textContent).toBe("Your cart is empty");
});

test("focuses the surrounding element if there is no heading", () => {
  const { main, button, restoreFocus } = page();
  button.remove();
  restoreFocus();
  expect(document.activeElement).toBe(main);
});

test("focuses the page's heading if everything around the element is gone", () => {
  const { main, restoreFocus } = page();
  main.remove();
  restoreFocus();
  expect(document.activeElement?.textContent).toBe("Shop");
});
