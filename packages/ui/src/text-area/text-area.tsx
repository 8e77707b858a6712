"use client";

import { type ComponentProps, useId, useState } from "react";
import { controlClass, useFieldControl } from "../field/index.ts";
import { mergeProps } from "../lib/merge-props.ts";
import { joinNames } from "../lib/join-names.ts";
import { useLabels } from "../lib/selvedge-context.ts";
import { useControlReset } from "../lib/use-form-reset.ts";

export interface TextAreaLabels {
  /** Text of the counter, shown if `maxLength` is given. */
  count: (used: number, limit: number) => string;
}

export interface TextAreaProps extends ComponentProps<"textarea"> {
  labels?: Partial<TextAreaLabels> | undefined;
}

const english: TextAreaLabels = { count: (used, limit) => `${used} of ${limit}` };

/** Multi-line text, five lines at first, growing with its content. Counts characters only if they are limited. */
export function TextArea({ labels, className, ...props }: TextAreaProps) {
  const { count } = useLabels("textArea", english, labels);
  const countId = useId();
  const { value, defaultValue, maxLength } = props;
  const initial = String(defaultValue ?? "").length;
  const [typed, setTyped] = useState(initial);
  const used = value === undefined ? typed : String(value).length;
  const ref = useControlReset(props.ref, value !== undefined, () => setTyped(initial));
  const field = useFieldControl(
    mergeProps<ComponentProps<"textarea">>({ onChange: (event) => setTyped(event.currentTarget.value.length) }, props),
  );
  return (
    <>
      <textarea
        rows={5}
        {...field}
        ref={ref}
        aria-describedby={joinNames(field["aria-describedby"], maxLength ? countId : undefined)}
        data-component="text-area"
        className={controlClass({
          lines: "many",
          className: joinNames("sv:field-sizing-content sv:min-h-[calc(5lh+1.5rem)] sv:resize-y", className),
        })}
      />
      {maxLength !== undefined && (
        // At the end of the first line of the field's description or error.
        <p
          id={countId}
          data-part="count"
          className={`sv:mt-1.5 sv:text-caption sv:text-muted sv:tabular ${field["aria-describedby"] ? "sv:float-end sv:ms-4" : "sv:text-end"}`}
        >
          {count(used, maxLength)}
        </p>
      )}
    </>
  );
}
