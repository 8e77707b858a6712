"use client";

import { Star } from "../icons/star.tsx";
import { StarFill } from "../icons/star-fill.tsx";
import { useControlled } from "../lib/use-controlled.ts";
import { useFormReset } from "../lib/use-form-reset.ts";
import { useLabels } from "../lib/selvedge-context.ts";
import { RadioGroup, type RadioGroupProps, useRadio } from "../radio-group/index.ts";

export interface RatingInputLabels {
  /** Accessible name of one choice: "3 of 5 stars". */
  stars: (value: number, outOf: number) => string;
}

export interface RatingInputProps extends Omit<
  RadioGroupProps,
  "value" | "defaultValue" | "onValueChange" | "children" | "data-component" | "choice"
> {
  /** Controlled rating; `null` for none. */
  value?: number | null | undefined;
  /** Initial rating, restored by a form reset. @default null */
  defaultValue?: number | null | undefined;
  onValueChange?: ((value: number) => void) | undefined;
  labels?: Partial<RatingInputLabels> | undefined;
}

const english: RatingInputLabels = {
  stars: (value, outOf) => `${value} of ${outOf} ${outOf === 1 ? "star" : "stars"}`,
};
const VALUES = [1, 2, 3, 4, 5];

/**
 * One to five stars: a group of native radios, so arrow keys move and select. The selection is shown as text beside the
 * name.
 */
export function RatingInput({ value, defaultValue = null, onValueChange, labels, ref, ...props }: RatingInputProps) {
  const words = useLabels("ratingInput", english, labels);
  const [chosen, choose, reset] = useControlled<number | null>("RatingInput", value, defaultValue, (next) => {
    if (next !== null) onValueChange?.(next);
  });
  const merged = useFormReset(ref, reset);
  return (
    <RadioGroup
      {...props}
      ref={merged}
      data-component="rating-input"
      choice={chosen !== null && words.stars(chosen, VALUES.length)}
      value={chosen === null ? null : String(chosen)}
      onValueChange={(next) => choose(Number(next))}
    >
      {/* The first star itself, not its larger target, is aligned with the label. */}
      <div className="sv:-ms-2.5 sv:flex">
        {VALUES.map((each) => (
          <Choice key={each} value={each} name={words.stars(each, VALUES.length)} isOn={each <= (chosen ?? 0)} />
        ))}
      </div>
    </RadioGroup>
  );
}

function Choice({ value, name, isOn }: { value: number; name: string; isOn: boolean }) {
  const radio = useRadio("<RatingInput>", { value: String(value) });
  const Shape = isOn ? StarFill : Star;
  return (
    <label
      data-part="option"
      className="sv:relative sv:grid sv:size-target sv:place-items-center sv:text-rating sv:has-disabled:cursor-not-allowed sv:has-disabled:text-faint"
    >
      <input
        {...radio}
        aria-label={name}
        data-part="radio"
        className="sv:absolute sv:inset-0 sv:cursor-pointer sv:appearance-none"
      />
      <Shape className="sv:size-6" />
    </label>
  );
}
