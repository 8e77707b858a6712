import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { Checkbox } from "../checkbox/index.ts";
import { ContactForm } from "../contact-form/index.ts";
import { FormErrors } from "../error-summary/index.ts";
import { Field } from "../field/index.ts";
import { Radio, RadioGroup } from "../radio-group/index.ts";
import { ReviewForm } from "../review-form/index.ts";
import { ShippingField, ShippingForm } from "../shipping-form/index.ts";
import { TextInput } from "../text-input/index.ts";
import { Form, FormControl, FormError, type FormProps, SubmitButton } from "./index.ts";

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

/** A form that a shop composes from the parts. */
const FittingForm = (props: FormProps<"name" | "email">) => (
  <Form {...props} fields={["name", "email"]} aria-label="Fitting">
    <FormErrors />
    <Field name="name" label="Name">
      <TextInput />
    </Field>
    <FormControl
      name="day"
      render={
        <RadioGroup label="Day">
          <Radio value="Friday">Friday</Radio>
        </RadioGroup>
      }
    />
    <Field name="email" label="Email" description="For the confirmation.">
      <TextInput type="email" />
    </Field>
    <FormControl name="news" render={<Checkbox>Write to me</Checkbox>} />
    <FormError />
    <SubmitButton busyText="Booking…">Book</SubmitButton>
  </Form>
);

const textbox = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
const submit = () => fireEvent.submit(screen.getByRole("form", { name: "Fitting" }));
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

test("a field gets its error, and its control name, id and description, by the field's name", () => {
  render(<FittingForm errors={{ email: "Please enter a valid email" }} />);
  const email = textbox("Email");
  expect(email.name).toBe("email");
  expect(email.getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByText("Please enter a valid email").closest("p")?.id).toBe(email.getAttribute("aria-describedby"));
  expect(textbox("Name").getAttribute("aria-invalid")).toBeNull();
});

test("a rejected submission with one error focuses its field, each time", () => {
  const errors = { email: "Email is required" };
  const { rerender } = render(<FittingForm errors={errors} />);
  for (const refusals of [1, 2]) {
    textbox("Name").focus();
    rerender(<FittingForm errors={errors} refusals={refusals} />);
    expect(document.activeElement).toBe(textbox("Email"));
  }
});

test("a rejected submission with several errors focuses their summary, each time", () => {
  const errors = { name: "Name is required", email: "Email is required" };
  const { rerender } = render(<FittingForm errors={errors} />);
  for (const refusals of [1, 2]) {
    textbox("Name").focus();
    rerender(<FittingForm errors={errors} refusals={refusals} />);
    expect(document.activeElement).toBe(screen.getByRole("group", { name: "Please check 2 fields" }));
  }
});

test("the summary lists the errors in the order of the controls", () => {
  const { rerender } = render(<FittingForm onSend={() => {}} />);
  submit();
  const errors = { news: "news", email: "email", day: "day", name: "name" };
  rerender(<FittingForm errors={errors} refusals={1} />);
  expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(["name", "day", "email", "news"]);
  fireEvent.click(screen.getByRole("link", { name: "day" }));
  expect(document.activeElement).toBe(screen.getByRole("radio", { name: "Friday" }));
});

test("onSend gets the texts of the fields, and everything typed", () => {
  const sent = vi.fn<NonNullable<FormProps<"name" | "email">["onSend"]>>();
  render(<FittingForm onSend={sent} />);
  type(textbox("Name"), "Asha");
  fireEvent.click(screen.getByRole("radio", { name: "Friday" }));
  fireEvent.click(screen.getByRole("checkbox"));
  submit();
  const [values, data] = sent.mock.lastCall!;
  expect(values).toEqual({ name: "Asha", email: "" });
  expect(Object.fromEntries(data)).toEqual({ name: "Asha", email: "", day: "Friday", news: "on" });
});

test("a busy form disables its fields, is not sent, and its button stays enabled", () => {
  const sent = vi.fn();
  render(<FittingForm state="busy" onSend={sent} />);
  for (const field of [textbox("Name"), screen.getByRole("radio"), screen.getByRole("checkbox")]) {
    expect(field.matches(":disabled")).toBe(true);
  }
  expect(screen.getByRole("button", { name: "Booking…" }).matches(":disabled")).toBe(false);
  submit();
  expect(sent).not.toHaveBeenCalled();
});

test("the error of the whole form is announced", () => {
  render(<FittingForm error="Please try again later." />);
  expect(screen.getByRole("alert").textContent).toBe("Please try again later.");
});

test("onValuesChange is called for changes of the named fields only", () => {
  const changed = vi.fn();
  render(<FittingForm onValuesChange={changed} />);
  fireEvent.click(screen.getByRole("checkbox"));
  expect(changed).not.toHaveBeenCalled();
  type(textbox("Email"), "asha@example.com");
  expect(changed).toHaveBeenCalledWith({ name: "", email: "asha@example.com" }, "email", expect.any(FormData));
});

test("a server renders a form that posts its fields without JavaScript", () => {
  document.body.innerHTML = renderToString(
    <FittingForm action="/fittings" errors={{ name: "Name is required", email: "Email is required" }} />,
  );
  const form = document.querySelector("form")!;
  expect([form.method, form.getAttribute("action")]).toEqual(["post", "/fittings"]);
  expect([...new FormData(form).keys()]).toEqual(["name", "email"]);
  for (const link of form.querySelectorAll("a")) {
    expect(document.getElementById(link.hash.slice(1))?.tagName).toBe("INPUT");
  }
  expect(form.querySelectorAll("a")).toHaveLength(2);
});

test("a part outside of a form says where it must stand", () => {
  vi.spyOn(console, "error").mockReturnValue();
  expect(() => render(<SubmitButton>Book</SubmitButton>)).toThrow("<SubmitButton> must stand inside <Form>");
  vi.restoreAllMocks();
});

const further: ReactNode = (
  <Field name="orderId" label="Order ID">
    <TextInput />
  </Field>
);

test("a ready form sends the value of a further field, and shows its error", () => {
  const sent = vi.fn<(values: object, data: FormData) => void>();
  const errors = { orderId: "Order ID is required", name: "Name is required" };
  const form = (refusals: number) => (
    <ContactForm types={null} onSend={sent} errors={refusals ? errors : {}} refusals={refusals} aria-label="Contact">
      {further}
    </ContactForm>
  );
  const { rerender } = render(form(0));
  type(textbox("Order ID"), "ORD123456");
  fireEvent.submit(screen.getByRole("form"));
  const [values, data] = sent.mock.lastCall!;
  expect(Object.keys(values)).toEqual(["name", "email", "phone", "type", "subject", "message"]);
  expect(data.get("orderId")).toBe("ORD123456");
  rerender(form(1));
  expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
    "Name is required",
    "Order ID is required",
  ]);
  expect(textbox("Order ID").getAttribute("aria-invalid")).toBe("true");
});

test("a ready form shows its own errors when the app knows of none", () => {
  const reviewed = vi.fn();
  render(<ReviewForm aria-label="Review" errors={{ comment: undefined }} onReview={reviewed} />);
  type(textbox("Your review"), "Short");
  fireEvent.submit(screen.getByRole("form"));
  expect(reviewed).not.toHaveBeenCalled();
  expect(screen.getByRole("link", { name: "Please write at least 10 characters." })).toBeTruthy();
});

test("ShippingForm shows the error of the whole form", () => {
  render(
    <ShippingForm countries={["India"]} states={[]} error="The order could not be placed.">
      <button>Order</button>
    </ShippingForm>,
  );
  expect(screen.getByRole("alert").textContent).toBe("The order could not be placed.");
});

test("ShippingForm: fields can be reordered, left out and added", () => {
  const sent = vi.fn<(values: object, data: FormData) => void>();
  render(
    <ShippingForm
      aria-label="Shipping"
      countries={["日本"]}
      states={["東京都"]}
      labels={{ lastName: "姓", firstName: "名" }}
      contact={
        <>
          <ShippingField name="lastName" />
          <ShippingField name="firstName" />
          <Field name="furigana" label="フリガナ">
            <TextInput />
          </Field>
        </>
      }
      onSend={sent}
    >
      <button>注文する</button>
    </ShippingForm>,
  );
  type(textbox("姓"), "山田");
  type(textbox("フリガナ"), "ヤマダ");
  fireEvent.submit(screen.getByRole("form"));
  const [values, data] = sent.mock.lastCall!;
  expect(values).toMatchObject({ lastName: "山田", country: "日本", phone: "" });
  expect([...data.keys()].slice(0, 4)).toEqual(["lastName", "firstName", "furigana", "country"]);
  expect(data.get("furigana")).toBe("ヤマダ");
});
