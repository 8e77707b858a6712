"use client";

import { type ComponentProps, type ReactNode, useId } from "react";
import { FieldError, useFieldControl } from "../field/index.ts";
import { CheckRegular } from "../icons/check-regular.tsx";
import { joinNames } from "../lib/join-names.ts";

export interface CheckboxProps extends Omit<ComponentProps<"input">, "type"> {
  /** What it means when ticked. The whole label is the target; a link in it stays a link. */
  children: ReactNode;
  /** What is wrong; stands under the box. */
  error?: ReactNode;
}

/** A choice that is on or off. Never ticked beforehand on the shop's behalf. */
export function Checkbox({ children, error, className = "", ...props }: CheckboxProps) {
  const field = useFieldControl(props);
  const generated = useId();
  const id = field.id ?? generated;
  const errorId = `${id}-error`;
  return (
    <div data-component="checkbox" className={className}>
      <label className="flex min-h-target items-start gap-3 py-2.5 has-disabled:cursor-not-allowed has-disabled:text-faint">
        <span className="relative mt-px grid size-icon shrink-0 place-items-center">
          <input
            {...props}
            {...field}
            id={id}
            type="checkbox"
            aria-invalid={field["aria-invalid"] ?? (Boolean(error) || undefined)}
            aria-describedby={joinNames(error ? errorId : undefined, field["aria-describedby"])}
            className="peer absolute inset-0 appearance-none rounded-control border border-control bg-raised not-disabled:hover:border-strong checked:border-accent checked:bg-accent disabled:border-transparent disabled:bg-disabled aria-invalid:border-medium aria-invalid:border-danger"
          />
          <CheckRegular className="pointer-events-none relative hidden size-3.5 text-on-accent peer-checked:block peer-disabled:text-faint forced-colors:text-[color:CanvasText]" />
        </span>
        <span data-part="label" className="min-w-0 pt-0.5 leading-normal">
          {children}
        </span>
      </label>
      {error && (
        <FieldError id={errorId} className="mt-1">
          {error}
        </FieldError>
      )}
    </div>
  );
}
