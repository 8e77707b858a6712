"use client";

import { type ChangeEvent, type ComponentProps, useId, useState } from "react";
import { controlClass, useFieldControl } from "../field/index.ts";
import { joinNames } from "../lib/join-names.ts";

export interface TextAreaProps extends ComponentProps<"textarea"> {
  /** How the counter reads when `maxLength` is given. */
  labels?: { count: (used: number, limit: number) => string };
}

const english = { count: (used: number, limit: number) => `${used} of ${limit}` };

/** Several lines, five at first, growing with the text. Counts characters only if they are limited. */
export function TextArea({ labels = english, className, onChange, ...props }: TextAreaProps) {
  const field = useFieldControl(props);
  const countId = useId();
  const { value, defaultValue, maxLength } = props;
  const [typed, setTyped] = useState(String(value ?? defaultValue ?? "").length);
  const used = value === undefined ? typed : String(value).length;
  const handleChange = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setTyped(event.currentTarget.value.length);
    onChange?.(event);
  };
  return (
    <>
      <textarea
        rows={5}
        {...props}
        {...field}
        onChange={handleChange}
        aria-describedby={joinNames(field["aria-describedby"], maxLength ? countId : undefined)}
        data-component="text-area"
        className={controlClass({
          lines: "many",
          className: joinNames("sv:field-sizing-content sv:min-h-[calc(5lh+1.5rem)] sv:resize-y", className),
        })}
      />
      {maxLength !== undefined && (
        <p id={countId} data-part="count" className="sv:mt-1.5 sv:text-end sv:text-caption sv:text-muted sv:tabular">
          {labels.count(used, maxLength)}
        </p>
      )}
    </>
  );
}
