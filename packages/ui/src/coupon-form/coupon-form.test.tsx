import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { CouponForm, type CouponFormProps } from "./index.ts";

afterEach(cleanup);

const never = () => {};
const applied = { code: "WELCOME10", effect: "10% off" };
const form = (props: Partial<CouponFormProps>) => <CouponForm onApply={never} onRemove={never} {...props} />;
const focused = () => document.activeElement?.textContent || document.activeElement?.tagName;

/** Types a code and submits it; the form is busy then. */
function applyCode() {
  const { rerender } = render(form({}));
  fireEvent.change(screen.getByRole("textbox"), { target: { value: "welcome10" } });
  screen.getByRole("button", { name: "Apply" }).focus();
  fireEvent.submit(screen.getByRole("textbox"));
  rerender(form({ state: "busy" }));
  return (props: Partial<CouponFormProps>) => rerender(form(props));
}

test("after a code was accepted the focus is on the remove button", () => {
  const answer = applyCode();
  answer({});
  answer({ applied });
  expect(focused()).toBe("Remove WELCOME10");
});

test("after a refusal the focus is in the field", () => {
  const answer = applyCode();
  answer({ error: "Invalid coupon code" });
  expect(focused()).toBe("INPUT");
});

test("after a coupon was removed the focus is in the field", () => {
  const { rerender } = render(form({ applied }));
  fireEvent.click(screen.getByRole("button", { name: /^Remove/ }));
  rerender(form({ applied: null }));
  expect(focused()).toBe("INPUT");
});

test("a coupon that the shop applies itself does not move the focus", () => {
  const { rerender } = render(form({}));
  rerender(form({ applied }));
  expect(document.activeElement).toBe(document.body);
});
