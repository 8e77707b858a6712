"use client";

import { type ComponentProps, type ReactNode, useId } from "react";
import { controlClass, useFieldControl } from "../field/index.ts";
import { joinNames } from "../lib/join-names.ts";
import { useControlReset } from "../lib/use-form-reset.ts";

export interface TextInputProps extends Omit<ComponentProps<"input">, "prefix"> {
  /** Short text before the value, announced with the field: "+91". */
  prefix?: ReactNode;
  /** Unit after the value, announced with the field: "in". */
  suffix?: ReactNode;
  /** Overridden by components that build on the field. @default "text-input" */
  "data-component"?: string | undefined;
}

/** One line of text. Place it in a `Field`, or give it an `aria-label`. */
export function TextInput({
  prefix,
  suffix,
  "data-component": component = "text-input",
  className,
  ...props
}: TextInputProps) {
  const field = useFieldControl(props);
  const ref = useControlReset(props.ref, props.value !== undefined);
  const unitId = useId();
  const unit = prefix ?? suffix;
  // A single symbol is placed closer to its amount.
  const padding = prefix
    ? typeof prefix === "string" && !prefix[1]
      ? "sv:ps-8"
      : "sv:ps-12"
    : suffix
      ? "sv:pe-12"
      : undefined;
  const input = (
    <input
      type="text"
      {...field}
      ref={ref}
      aria-describedby={joinNames(unit ? unitId : undefined, field["aria-describedby"])}
      data-component={component}
      className={controlClass({ className: joinNames(padding, className) })}
    />
  );
  if (!unit) return input;
  return (
    // Phone numbers and their prefixes are written left to right in every language.
    <span dir={props.inputMode === "tel" ? "ltr" : undefined} className="sv:relative sv:block">
      {input}
      <span
        id={unitId}
        data-part={prefix ? "prefix" : "suffix"}
        className={`sv:pointer-events-none sv:absolute sv:inset-y-0 sv:grid sv:place-items-center sv:pt-0.75 sv:text-muted ${prefix ? "sv:start-3.5" : "sv:end-3.5"}`}
      >
        {unit}
      </span>
    </span>
  );
}
