import { afterEach, expect, test } from "vitest";
import { rememberFocus } from "./remember-focus.ts";

afterEach(() => document.body.replaceChildren());

function page() {
  document.body.innerHTML = "<h1>Shop</h1><main><p>Lines</p><button>Clear</button></main>";
  const [main, button] = [document.querySelector("main"), document.querySelector("button")];
  if (!main || !button) throw new Error("The page is empty.");
  return { main, button, giveBack: rememberFocus(button) };
}

test("gives the focus back to what had it", () => {
  const { button, giveBack } = page();
  giveBack();
  expect(document.activeElement).toBe(button);
});

test("goes to the heading that has taken its place", () => {
  const { main, giveBack } = page();
  main.innerHTML = "<h2>Your cart is empty</h2><a href='/shop'>Continue Shopping</a>";
  giveBack();
  expect(document.activeElement?.textContent).toBe("Your cart is empty");
});

test("goes to what stood around it where nothing has a heading", () => {
  const { main, button, giveBack } = page();
  button.remove();
  giveBack();
  expect(document.activeElement).toBe(main);
});

test("goes to the page's heading when all around it is gone", () => {
  const { main, giveBack } = page();
  main.remove();
  giveBack();
  expect(document.activeElement?.textContent).toBe("Shop");
});
