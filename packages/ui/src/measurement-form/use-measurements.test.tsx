import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { BODY_MEASURES, type Measurements, useMeasurements } from "./use-measurements.ts";

const save = vi.fn();

function Form({ initial = {}, noteIsWrong = false }: { initial?: Partial<Measurements>; noteIsWrong?: boolean }) {
  const { errors, isUnusual, unusual, formProps, fieldProps } = useMeasurements({
    defaultValue: initial,
    missing: (measure) => `Enter ${measure}`,
    outside: (measure, { min, max }) => `${measure}: ${min} to ${max}`,
    onSave: save,
  });
  return (
    <form {...formProps()}>
      {BODY_MEASURES.map((measure) => (
        <label key={measure}>
          {measure}
          <input {...fieldProps(measure)} aria-invalid={errors[measure] !== undefined} />
          <em data-testid={measure}>{errors[measure]}</em>
        </label>
      ))}
      <label>
        note
        <input {...fieldProps("additionalNotes")} aria-invalid={noteIsWrong} />
      </label>
      {isUnusual && <p>Is that right?</p>}
      <p data-testid="unusual">{unusual.join(" ")}</p>
      <button type="submit">Save</button>
    </form>
  );
}

const field = (name: string) => screen.getByLabelText(new RegExp(`^${name}`));
const type = (name: string, text: string) => fireEvent.change(field(name), { target: { value: text } });
const leave = (name: string) => fireEvent.blur(field(name));
const error = (name: string) => screen.getByTestId(name).textContent;
const submit = () => fireEvent.submit(screen.getByRole("button").closest("form")!);
const isAsked = () => screen.queryByText("Is that right?") !== null;
const USUAL = { bust: 36, waist: 30, hip: 40 };

beforeEach(() => save.mockReset());
afterEach(cleanup);

describe("saving", () => {
  test("passes on inches, and the note without outer spaces", () => {
    render(<Form />);
    for (const [name, text] of [
      ["bust", "36"],
      ["waist", "30.5"],
      ["hip", "40"],
      ["note", "  left shoulder is lower "],
    ] as const) {
      type(name, text);
    }
    submit();
    expect(save.mock.calls).toEqual([[{ bust: 36, waist: 30.5, hip: 40, additionalNotes: "left shoulder is lower" }]]);
  });

  test("does not submit the form to a URL", () => {
    render(<Form initial={USUAL} />);
    expect(submit()).toBe(false);
    expect(save.mock.calls).toEqual([[{ ...USUAL, additionalNotes: "" }]]);
  });

  test("starts from the saved values", () => {
    render(<Form initial={{ ...USUAL, additionalNotes: "long arms" }} />);
    submit();
    expect(save.mock.calls).toEqual([[{ ...USUAL, additionalNotes: "long arms" }]]);
  });

  test("reports missing and out-of-range values at their fields, and focuses the first", () => {
    render(<Form />);
    type("waist", "5");
    type("hip", "40");
    submit();
    expect([error("bust"), error("waist"), error("hip")]).toEqual(["Enter bust", "waist: 10 to 100", ""]);
    expect(document.activeElement).toBe(field("bust"));
    expect(save).not.toHaveBeenCalled();
    field("hip").focus();
    submit();
    expect(document.activeElement).toBe(field("bust"));
  });

  test("does not move the focus before the first submission", () => {
    render(<Form noteIsWrong />);
    expect(document.activeElement).toBe(document.body);
  });

  test("clears the errors of corrected fields", () => {
    render(<Form initial={USUAL} />);
    type("bust", "");
    submit();
    expect(error("bust")).toBe("Enter bust");
    type("bust", "36");
    submit();
    expect(error("bust")).toBe("");
    expect(save).toHaveBeenCalledOnce();
  });
});

// spec: Measurements outside 24 to 70 inches
describe("an unusual measurement", () => {
  test("needs one confirmation, and is then saved", () => {
    render(<Form initial={{ ...USUAL, waist: 80 }} />);
    expect(isAsked()).toBe(false);
    submit();
    expect(isAsked()).toBe(true);
    expect(save).not.toHaveBeenCalled();
    submit();
    expect(save).toHaveBeenCalledOnce();
  });

  test("is listed as long as the confirmation is pending", () => {
    render(<Form initial={{ bust: 20, waist: 30, hip: 80 }} />);
    expect(error("unusual")).toBe("");
    submit();
    expect(error("unusual")).toBe("bust hip");
    type("bust", "36");
    expect(error("unusual")).toBe("");
    submit();
    expect(error("unusual")).toBe("hip");
  });

  test("needs another confirmation after any value has changed", () => {
    render(<Form initial={{ ...USUAL, waist: 80 }} />);
    submit();
    type("hip", "41");
    expect(isAsked()).toBe(false);
    submit();
    expect(isAsked()).toBe(true);
    expect(save).not.toHaveBeenCalled();
  });

  test("is distinguished from another value with the same digits", () => {
    render(<Form initial={{ bust: 12, waist: 33, hip: 40 }} />);
    submit();
    type("bust", "1");
    type("waist", "233");
    expect(isAsked()).toBe(false);
  });
});

describe("while typing", () => {
  test("an empty field shows no error, a wrong one does when it loses the focus", () => {
    render(<Form />);
    leave("bust");
    expect(error("bust")).toBe("");
    type("bust", "300");
    expect(error("bust")).toBe("");
    leave("bust");
    expect(error("bust")).toBe("bust: 10 to 100");
  });

  test("a field with an error is validated on each key, and the others keep their errors", () => {
    render(<Form />);
    type("bust", "300");
    leave("bust");
    type("waist", "2");
    leave("waist");
    type("bust", "30");
    expect([error("bust"), error("waist")]).toEqual(["", "waist: 10 to 100"]);
    type("waist", "");
    expect(error("waist")).toBe("Enter waist");
  });

  test("a valid field shows no message, and the note is never invalid", () => {
    render(<Form />);
    type("hip", "40");
    leave("hip");
    type("note", "300");
    expect([error("hip"), error("bust")]).toEqual(["", ""]);
    expect((field("note") as HTMLInputElement).value).toBe("300");
  });
});
