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
    <form {...formProps}>
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
  test("hands over inches and a note without its outer spaces", () => {
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

  test("does not send the form anywhere", () => {
    render(<Form initial={USUAL} />);
    expect(submit()).toBe(false);
    expect(save.mock.calls).toEqual([[{ ...USUAL, additionalNotes: "" }]]);
  });

  test("starts from what was saved before", () => {
    render(<Form initial={{ ...USUAL, additionalNotes: "long arms" }} />);
    submit();
    expect(save.mock.calls).toEqual([[{ ...USUAL, additionalNotes: "long arms" }]]);
  });

  test("says at each field what is missing or outside, and goes to the first", () => {
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

  test("does not take the focus before anybody has tried to save", () => {
    render(<Form noteIsWrong />);
    expect(document.activeElement).toBe(document.body);
  });

  test("forgets the errors that were mended", () => {
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
  test("is asked about once, and saved when it is confirmed", () => {
    render(<Form initial={{ ...USUAL, waist: 80 }} />);
    expect(isAsked()).toBe(false);
    submit();
    expect(isAsked()).toBe(true);
    expect(save).not.toHaveBeenCalled();
    submit();
    expect(save).toHaveBeenCalledOnce();
  });

  test("is named as long as it is asked about", () => {
    render(<Form initial={{ bust: 20, waist: 30, hip: 80 }} />);
    expect(error("unusual")).toBe("");
    submit();
    expect(error("unusual")).toBe("bust hip");
    type("bust", "36");
    expect(error("unusual")).toBe("");
    submit();
    expect(error("unusual")).toBe("hip");
  });

  test("is asked about again when any figure has changed", () => {
    render(<Form initial={{ ...USUAL, waist: 80 }} />);
    submit();
    type("hip", "41");
    expect(isAsked()).toBe(false);
    submit();
    expect(isAsked()).toBe(true);
    expect(save).not.toHaveBeenCalled();
  });

  test("is told from another of the same digits", () => {
    render(<Form initial={{ bust: 12, waist: 33, hip: 40 }} />);
    submit();
    type("bust", "1");
    type("waist", "233");
    expect(isAsked()).toBe(false);
  });
});

describe("while typing", () => {
  test("an empty field is left in peace, a wrong one is told when it is left", () => {
    render(<Form />);
    leave("bust");
    expect(error("bust")).toBe("");
    type("bust", "300");
    expect(error("bust")).toBe("");
    leave("bust");
    expect(error("bust")).toBe("bust: 10 to 100");
  });

  test("a field that was told follows each key, and the others keep their errors", () => {
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

  test("a right one is left without a word, and a note is never wrong", () => {
    render(<Form />);
    type("hip", "40");
    leave("hip");
    type("note", "300");
    expect([error("hip"), error("bust")]).toEqual(["", ""]);
    expect((field("note") as HTMLInputElement).value).toBe("300");
  });
});
