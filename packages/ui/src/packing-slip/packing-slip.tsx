"use client";

import type { ComponentProps, ReactNode } from "react";
import { useLabels } from "../lib/selvedge-context.ts";
import { Skeleton, SkeletonBlock, SkeletonText } from "../skeleton/index.ts";
import { slip, slipTitle } from "./packing-slip.recipe.ts";

export interface PackingSlipProps extends Omit<ComponentProps<"section">, "title"> {
  /** "Order Confirmed". */
  title: ReactNode;
  /** Heading level of the title; must follow the outline of the page. @default 1 */
  level?: 1 | 2 | 3;
  /** The sentence under the title. */
  description?: ReactNode;
}

/**
 * The slip that goes into the parcel: a woven edge on top, then facts, pieces, sums. On paper it stands alone,
 * without the page around it. Children are `DescriptionList`, `OrderLines` and `PackingSlipPart`.
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
  /** Heading level; one below the slip's. @default 2 */
  level?: 2 | 3 | 4;
  /** What a printed slip leaves out. @default "everywhere" */
  shownOn?: "everywhere" | "screen";
}

/** A headed part of the slip: the pieces, what happens next. */
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

/** Buttons at the foot of the slip, side by side where they fit. They are not printed. */
export function PackingSlipActions({ className = "", ...props }: ComponentProps<"div">) {
  return (
    <div
      {...props}
      data-part="actions"
      className={`sv:mt-9 sv:flex sv:flex-wrap sv:gap-3 sv:print:hidden ${className}`}
    />
  );
}

export interface PackingSlipLabels {
  /** What is being waited for, as heard. */
  loading: string;
}

export interface PackingSlipSkeletonProps extends Omit<ComponentProps<"div">, "children"> {
  labels?: Partial<PackingSlipLabels>;
}

const english: PackingSlipLabels = { loading: "Loading order" };

/** Holds the slip's place while the order is on its way. */
export function PackingSlipSkeleton({ labels, className, ...props }: PackingSlipSkeletonProps) {
  const words = useLabels("packingSlip", english, labels);
  return (
    <Skeleton {...props} label={words.loading} className={slip({ className })}>
      <div aria-hidden="true" className="sv:selvedge-edge sv:absolute sv:inset-x-0 sv:top-0" />
      <SkeletonText lines={2} />
      <div aria-hidden="true" className="sv:mt-8">
        {Array.from({ length: 6 }, (_, row) => (
          <div key={row} className="sv:flex sv:h-11 sv:items-center sv:justify-between sv:border-t sv:border-hairline">
            <SkeletonBlock shape="line" className="sv:w-1/4" />
            <SkeletonBlock shape="line" className="sv:w-1/3" />
          </div>
        ))}
      </div>
    </Skeleton>
  );
}
