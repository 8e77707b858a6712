import type { ComponentProps, ReactNode } from "react";
import { slip, slipTitle } from "./packing-slip.recipe.ts";

export interface PackingSlipProps extends Omit<ComponentProps<"section">, "title"> {
  /** "Order Confirmed". */
  title: ReactNode;
  /** Heading level of the title; must follow the outline of the page. @default 1 */
  level?: 1 | 2 | 3 | undefined;
  /** The sentence under the title. */
  description?: ReactNode;
}

/**
 * A packing slip: woven edge, then facts, lines and sums. It is printed without the surrounding page. Children are
 * `DescriptionList`, `OrderLines` and `PackingSlipPart`, or a `Skeleton` while loading.
 */
export function PackingSlip({ title, level = 1, description, className, children, ...props }: PackingSlipProps) {
  const Heading = `h${level}` as const;
  return (
    <section {...props} data-component="packing-slip" className={slip({ className })}>
      <div aria-hidden="true" className="sv:selvedge-edge sv:absolute sv:inset-x-0 sv:top-0" />
      <header className="sv:mb-5">
        <Heading tabIndex={-1} data-part="title" className={slipTitle()}>
          {title}
        </Heading>
        {description && (
          <p data-part="description" className="sv:mt-1.5 sv:text-muted sv:wrap-anywhere">
            {description}
          </p>
        )}
      </header>
      {children}
    </section>
  );
}

export interface PackingSlipPartProps extends Omit<ComponentProps<"section">, "title"> {
  title: ReactNode;
  /** Heading level; one below that of the slip. @default 2 */
  level?: 2 | 3 | 4 | undefined;
  /** Whether the part is printed as well or on screen only. @default "everywhere" */
  shownOn?: "everywhere" | "screen" | undefined;
}

/** A section of the slip with a heading: lines, next steps. */
export function PackingSlipPart({
  title,
  level = 2,
  shownOn,
  className = "",
  children,
  ...props
}: PackingSlipPartProps) {
  const Heading = `h${level}` as const;
  return (
    <section
      {...props}
      data-part="part"
      className={`sv:mt-9 ${shownOn === "screen" ? "sv:print:hidden" : ""} ${className}`}
    >
      <Heading data-part="title" className="sv:mb-4 sv:font-display sv:text-h4">
        {title}
      </Heading>
      {children}
    </section>
  );
}

export interface PackingSlipActionsProps extends ComponentProps<"div"> {}

/** Buttons at the bottom of the slip, side by side if they fit. They are not printed. */
export function PackingSlipActions({ className = "", ...props }: PackingSlipActionsProps) {
  return (
    <div
      {...props}
      data-part="actions"
      className={`sv:mt-9 sv:flex sv:flex-wrap sv:gap-3 sv:print:hidden ${className}`}
    />
  );
}
