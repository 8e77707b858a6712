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
      className={`sv:overflow-x-auto sv:text-caption sv:text-muted sv:[scrollbar-width:none] ${className}`}
    >
      <ol className="sv:flex sv:w-max sv:items-center sv:gap-2">
        {steps.map((step, index) => (
          <li key={step.href ?? step.label} className="sv:flex sv:items-center sv:gap-2">
            {index > 0 && <CaretRight className="sv:size-3 sv:shrink-0 sv:rtl:-scale-x-100" />}
            {index < steps.length - 1 && step.href ? (
              renderLink({
                href: step.href,
                className: "sv:py-2 sv:pt-2.5 sv:underline-offset-4 sv:hover:text-ink sv:hover:underline",
                children: step.label,
              })
            ) : (
              <span aria-current={index === steps.length - 1 ? "page" : undefined} className="sv:py-2 sv:pt-2.5">
                {step.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
