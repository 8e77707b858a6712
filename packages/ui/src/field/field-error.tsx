import type { ComponentProps } from "react";
import { WarningCircle } from "../icons/warning-circle.tsx";

export interface FieldErrorProps extends ComponentProps<"p"> {
  /** `md` beside a group of controls or a button. @default "sm" */
  size?: "sm" | "md" | undefined;
}

/** Error message and how to correct it, always with an icon. A control refers to it by id; `Field` sets that up. */
export function FieldError({ size = "sm", className = "", children, ...props }: FieldErrorProps) {
  const text = size === "sm" ? "sv:text-caption" : "sv:text-label sv:font-regular sv:leading-snug";
  return (
    <p
      {...props}
      data-component="field-error"
      className={`sv:flex sv:items-start sv:gap-1.5 sv:text-danger ${text} ${className}`}
    >
      <WarningCircle className="sv:mt-px sv:size-[1.125rem] sv:shrink-0" />
      <span className="sv:min-w-0 sv:pt-px sv:wrap-anywhere">{children}</span>
    </p>
  );
}
