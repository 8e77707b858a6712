"use client";

import type { ComponentProps } from "react";
import { CaretRight } from "../icons/caret-right.tsx";
import { Link, type LinkProps } from "../lib/link.tsx";
import { useLabels } from "../lib/selvedge-context.ts";

export interface BreadcrumbLabels {
  /** Name of the landmark. */
  trail: string;
}

export interface BreadcrumbProps extends ComponentProps<"nav"> {
  labels?: Partial<BreadcrumbLabels> | undefined;
}

const english: BreadcrumbLabels = { trail: "Breadcrumb" };

/**
 * Path from the home page to the current page, as `BreadcrumbStep`s. On narrow screens it scrolls sideways instead of
 * wrapping.
 */
export function Breadcrumb({ labels, className = "", children, ...props }: BreadcrumbProps) {
  const words = useLabels("breadcrumb", english, labels);
  return (
    <nav
      aria-label={words.trail}
      {...props}
      data-component="breadcrumb"
      className={`sv:overflow-x-auto sv:text-caption sv:text-muted sv:[scrollbar-width:none] ${className}`}
    >
      <ol className="sv:flex sv:w-max sv:items-center sv:gap-2">{children}</ol>
    </nav>
  );
}

export interface BreadcrumbStepProps extends ComponentProps<"li"> {
  /** Target of the step; omit it for the last step, which is the current page. */
  href?: string | undefined;
  /** Renders a router link in place of `<a>`. @default the provider's link */
  render?: LinkProps["render"] | undefined;
}

/** One step of the path. Renders an `<li>`; must be inside `Breadcrumb`. */
export function BreadcrumbStep({ href, render, className = "", children, ...props }: BreadcrumbStepProps) {
  return (
    <li {...props} data-part="step" className={`sv:group/step sv:flex sv:items-center sv:gap-2 ${className}`}>
      <CaretRight className="sv:size-3 sv:shrink-0 sv:group-first/step:hidden sv:rtl:-scale-x-100" />
      {href === undefined ? (
        <span aria-current="page" className="sv:py-2 sv:pt-2.5">
          {children}
        </span>
      ) : (
        <Link
          href={href}
          render={render}
          className="sv:py-2 sv:pt-2.5 sv:underline-offset-4 sv:hover:text-ink sv:hover:underline"
        >
          {children}
        </Link>
      )}
    </li>
  );
}
