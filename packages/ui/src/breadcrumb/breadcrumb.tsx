import type { ComponentProps, ReactNode } from "react";
import { CaretRight } from "../icons/caret-right.tsx";

/** One step; the last one is the page itself and needs no address. */
export interface BreadcrumbStep {
  label: string;
  href?: string;
}

export interface BreadcrumbProps extends Omit<ComponentProps<"nav">, "children"> {
  /** From the home page to this one. */
  steps: readonly BreadcrumbStep[];
  /** Renders a router link in place of `<a>`. */
  renderLink?: (props: ComponentProps<"a">) => ReactNode;
  /** Name of the landmark. @default "Breadcrumb" */
  label?: string;
}

const anchor = (props: ComponentProps<"a">) => <a {...props} />;

/** Where the page stands. On narrow screens the line scrolls and never wraps. */
export function Breadcrumb({
  steps,
  renderLink = anchor,
  label = "Breadcrumb",
  className = "",
  ...props
}: BreadcrumbProps) {
  if (steps.length === 0) return null;
  return (
    <nav
      {...props}
      aria-label={label}
      data-component="breadcrumb"
      className={`overflow-x-auto text-caption text-muted [scrollbar-width:none] ${className}`}
    >
      <ol className="flex w-max items-center gap-2">
        {steps.map((step, index) => (
          <li key={step.href ?? step.label} className="flex items-center gap-2">
            {index > 0 && <CaretRight className="size-3 shrink-0 rtl:-scale-x-100" />}
            {index < steps.length - 1 && step.href ? (
              renderLink({
                href: step.href,
                className: "py-2 pt-2.5 underline-offset-4 hover:text-ink hover:underline",
                children: step.label,
              })
            ) : (
              <span aria-current={index === steps.length - 1 ? "page" : undefined} className="py-2 pt-2.5">
                {step.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
