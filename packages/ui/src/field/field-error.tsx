import type { ComponentProps } from "react";
import { WarningCircle } from "../icons/warning-circle.tsx";

export interface FieldErrorProps extends ComponentProps<"p"> {
  /** `md` beside a group of controls or a button. @default "sm" */
  size?: "sm" | "md";
}

/** What is wrong and how to mend it, always with the icon. Under a control it is tied by id; `Field` does that by itself. */
export function FieldError({ size = "sm", className = "", children, ...props }: FieldErrorProps) {
  const text = size === "sm" ? "text-caption" : "text-label font-regular leading-snug";
  return (
    <p {...props} data-component="field-error" className={`flex items-start gap-1.5 text-danger ${text} ${className}`}>
      <WarningCircle className="mt-px size-[1.125rem] shrink-0" />
      <span className="min-w-0 pt-px wrap-anywhere">{children}</span>
    </p>
  );
}
