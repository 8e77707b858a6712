"use client";

import type { ComponentProps } from "react";
import { controlClass, useFieldControl } from "../field/index.ts";
import { CaretDown } from "../icons/caret-down.tsx";
import { joinNames } from "../lib/join-names.ts";
import { useControlReset } from "../lib/use-form-reset.ts";

export type SelectProps = ComponentProps<"select">;

/**
 * A styled native select. Children are `<option>`s; the first may be a prompt such as "Choose a query type" with an empty
 * value.
 */
export function Select({ className, ...props }: SelectProps) {
  const field = useFieldControl(props);
  const ref = useControlReset(props.ref, props.value !== undefined);
  return (
    <span className="sv:relative sv:block">
      <select
        {...field}
        ref={ref}
        data-component="select"
        className={controlClass({ className: joinNames("sv:appearance-none sv:truncate sv:pe-11", className) })}
      />
      <CaretDown className="sv:pointer-events-none sv:absolute sv:end-3.5 sv:top-1/2 sv:size-[1.125rem] sv:-translate-y-1/2 sv:text-muted" />
    </span>
  );
}
