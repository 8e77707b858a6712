import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { ComponentProps, ReactElement } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { mount } from "./fixtures/mount.tsx";
import type { Parts } from "./fixtures/parts/part.ts";
import { VALUE_PIECES } from "./fixtures/value-pieces.tsx";
import { ShippingForm, type ShippingValues } from "./shipping-form/index.ts";

/** Parts with controls but without a form value, with the reason. */
const NO_VALUE: Record<string, string> = {
  FilterOption: "Its groups hold what is ticked.",
  Material: "Its picker holds the choice.",
  Option: "Its picker holds the choice.",
  Radio: "Its group holds the choice.",
  ShareSheet: "It shows an address to copy.",
  SizeChart: "It chooses what it shows, which is nothing to send.",
  SizeUnitPicker: "It chooses how measurements are shown, which is nothing to send.",
};

const pieces = Object.entries(VALUE_PIECES).map(([name, piece]) => ({ name, ...piece }));
const SHIPPING = ["firstName", "lastName", "email", "phone", "country", "postalCode", "city", "state", "address"];
const changed = vi.fn();
const IN_FORM = { name: "field", form: "order" };

afterEach(() => {
  cleanup();
  changed.mockReset();
});

/** A form, and outside of it a component that refers to it by id. */
function show(piece: ReactElement, props: ComponentProps<"form"> = {}) {
  render(
    <>
      <form noValidate {...props} id="order" aria-label="order" />
      {piece}
    </>,
  );
  const form = screen.getByRole<HTMLFormElement>("form");
  return { form, entries: () => [...new FormData(form)], reset: () => act(() => form.reset()) };
}

test.each(pieces)("$name: submit, reset by React, fill, submit again", async ({ render: piece, ...row }) => {
  const sent: unknown[] = [];
  const { form, entries } = show(piece(IN_FORM, "default", changed), { action: (data) => void sent.push([...data]) });
  const submit = () => act(async () => form.requestSubmit());
  const shown = document.body.textContent;

  await submit();
  row.fill();
  expect(entries()).toEqual(row.filled);
  await submit();
  expect(sent).toEqual([row.first, row.filled]);
  expect(entries(), "after the reset").toEqual(row.first);
  expect(document.body.textContent).toBe(shown);
  expect(changed, "a reset is no change by hand").toHaveBeenCalledTimes(1);

  row.fill();
  expect(changed).toHaveBeenCalledTimes(2);
  await submit();
  expect(sent).toEqual([row.first, row.filled, row.filled]);
});

test.each(pieces)("$name: a prevented reset keeps the value", ({ render: piece, fill, filled }) => {
  const { entries, reset } = show(piece(IN_FORM, "default", changed), { onReset: (event) => event.preventDefault() });
  fill();
  reset();
  expect(entries()).toEqual(filled);
});

test.each(pieces)("$name: a controlled value is kept by a reset", ({ render: piece, fill, first }) => {
  const { entries, reset } = show(piece(IN_FORM, "value", changed));
  const shown = document.body.textContent;
  for (const times of [1, 2]) {
    fill();
    expect(changed).toHaveBeenCalledTimes(times);
    reset();
    expect(entries()).toEqual(first);
    expect(document.body.textContent).toBe(shown);
  }
});

test("ShippingForm: controlled values are submitted again after React has reset the form", async () => {
  const sent: unknown[] = [];
  const values = { ...Object.fromEntries(SHIPPING.map((name) => [name, name])), country: "India", state: "Goa" };
  const action = (data: FormData) => void sent.push(Object.fromEntries(data));
  const { root } = mount((props) => (
    <ShippingForm
      {...props}
      values={values as ShippingValues}
      countries={["France", "India"]}
      states={["Assam", "Goa"]}
      action={action}
    >
      <button>Pay</button>
    </ShippingForm>
  ));
  const submit = () => act(async () => (root as HTMLFormElement).requestSubmit());
  await submit();
  await submit();
  expect(sent).toEqual([values, values]);
});

const all = Object.values(import.meta.glob<{ parts: Parts }>(["./fixtures/parts/*.tsx"], { eager: true }));
const parts = all.flatMap(({ parts: described }) =>
  Object.entries(described).flatMap(([name, part]) => ("render" in part ? [{ name, show: part.render }] : [])),
);
const CONTROLS = "input, select, textarea";

test("every part that holds a value is covered", () => {
  const holding = parts.filter(({ show: part }) => {
    const { root } = mount(part);
    const isValue = (root.matches(CONTROLS) || root.querySelector(CONTROLS) !== null) && root.closest("form") === null;
    cleanup();
    return isValue;
  });
  expect(holding.map(({ name }) => name).filter((name) => !(name in VALUE_PIECES || name in NO_VALUE))).toEqual([]);
  const names = parts.map(({ name }) => name);
  expect([...Object.keys(VALUE_PIECES), ...Object.keys(NO_VALUE)].filter((name) => !names.includes(name))).toEqual([]);
});

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const choiceOf = (field: Field) => ("checked" in field && /^(radio|checkbox)$/.test(field.type) ? field : null);

/** Texts, values and choices of a form. */
const state = (form: HTMLFormElement) => ({
  text: form.textContent,
  fields: Array.from(form.querySelectorAll<Field>(CONTROLS), (field) => choiceOf(field)?.checked ?? field.value),
});

/** Fills each field, selects the last option of each list and ticks each checkbox. */
function fillAll(form: HTMLFormElement): void {
  for (const field of form.querySelectorAll<Field>(CONTROLS)) {
    if (field.disabled || field.type === "hidden" || ("readOnly" in field && field.readOnly)) continue;
    const choice = choiceOf(field);
    if (choice) {
      if (!choice.checked) fireEvent.click(choice);
    } else {
      const text = "options" in field ? (field.options[field.options.length - 1]?.value ?? "") : "7";
      if (text !== field.value) fireEvent.change(field, { target: { value: text } });
    }
  }
}

const forms = parts.filter(({ show: part }) => {
  const { root } = mount(part);
  cleanup();
  return root instanceof HTMLFormElement;
});

test("every form is among the parts", () => {
  expect(forms.length).toBeGreaterThan(12);
});

test.each(forms)("$name: a reset empties it, and it can be filled in again", ({ show: part }) => {
  const form = mount(part).root as HTMLFormElement;
  const first = state(form);
  fillAll(form);
  const filled = state(form);
  act(() => form.reset());
  expect(state(form)).toEqual(first);
  fillAll(form);
  expect(state(form)).toEqual(filled);
});
