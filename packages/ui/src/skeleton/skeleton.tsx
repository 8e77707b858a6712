import type { ComponentProps, ReactNode } from "react";
import { block } from "./skeleton.recipe.ts";

export interface SkeletonProps extends ComponentProps<"div"> {
  /** Screen reader text: "Loading products". */
  label: ReactNode;
}

/** Container for placeholders. It appears after 150 ms, so that quick responses do not flash. */
export function Skeleton({ label, className = "", children, ...props }: SkeletonProps) {
  return (
    <div {...props} aria-busy="true" data-component="skeleton" className={`sv:animate-after-wait ${className}`}>
      <span className="sv:sr-only">{label}</span>
      {children}
    </div>
  );
}

export interface SkeletonBlockProps extends Omit<ComponentProps<"span">, "children"> {
  /** `box` takes its size from `className`. @default "box" */
  variant?: "box" | "product" | "line" | "control" | "disc" | undefined;
  /** @default "auto" */
  width?: "auto" | "full" | "long" | "short" | undefined;
  /** Surface behind the placeholder. @default "page" */
  ground?: "page" | "sunken" | undefined;
}

/** One placeholder, exactly as large as the content that replaces it. */
export function SkeletonBlock({ variant, width, ground, className, ...props }: SkeletonBlockProps) {
  return (
    <span {...props} aria-hidden="true" data-part="block" className={block({ variant, width, ground, className })} />
  );
}

export interface SkeletonTextProps extends ComponentProps<"div"> {
  /** Number of lines; the last one is short. @default 2 */
  lines?: number | undefined;
  /** Surface behind the placeholder. @default "page" */
  ground?: "page" | "sunken" | undefined;
}

/** Placeholder of text lines: 70 % wide, the last one 40 %. */
export function SkeletonText({ lines = 2, ground = "page", className = "", ...props }: SkeletonTextProps) {
  return (
    <div {...props} aria-hidden="true" data-part="text" className={`sv:grid sv:gap-2.5 ${className}`}>
      {Array.from({ length: lines }, (_, line) => (
        <SkeletonBlock key={line} variant="line" ground={ground} width={line === lines - 1 ? "short" : "long"} />
      ))}
    </div>
  );
}
