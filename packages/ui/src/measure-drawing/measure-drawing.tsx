"use client";

import type { ComponentProps } from "react";
import { useLabels } from "../lib/selvedge-context.ts";

/** Body measurement that is taken with a tape. */
export type BodyMeasure = "bust" | "waist" | "hip";

export type MeasureDrawingLabels = Record<BodyMeasure, string>;

export interface MeasureDrawingProps extends Omit<ComponentProps<"div">, "children"> {
  /** The highlighted line. @default null */
  marked?: BodyMeasure | null | undefined;
  labels?: Partial<MeasureDrawingLabels> | undefined;
}

const english: MeasureDrawingLabels = { bust: "Bust", waist: "Waist", hip: "Hip" };

const TAPES: Record<BodyMeasure, { tape: string; label: string }> = {
  bust: { tape: "M44 88Q80 102 116 88", label: "sv:top-[38%]" },
  waist: { tape: "M54 132Q80 143 106 132", label: "sv:top-[56%]" },
  hip: { tape: "M37 186Q80 202 123 186", label: "sv:top-[79%]" },
};
const MEASURES = Object.keys(TAPES) as BodyMeasure[];

/**
 * Drawing of a tailor's dummy with three measurement lines; the marked one is stitched. The caller sets its height. It is
 * hidden from assistive technology, because it repeats the text beside it.
 */
export function MeasureDrawing({ marked = null, labels, className = "", ...props }: MeasureDrawingProps) {
  const words = useLabels("measureDrawing", english, labels);
  return (
    <div
      aria-hidden="true"
      {...props}
      data-component="measure-drawing"
      data-marked={marked ?? undefined}
      className={`sv:relative sv:aspect-[17/24] sv:shrink-0 sv:text-badge sv:font-regular sv:tracking-normal sv:text-muted ${className}`}
    >
      <svg
        viewBox="20 0 170 240"
        fill="none"
        stroke="currentColor"
        strokeLinecap="round"
        className="sv:size-full sv:rtl:-scale-x-100"
      >
        <path
          strokeWidth="1.25"
          d="M70 8v16c0 8-22 12-30 16-4 14 6 26 4 46-1 18 10 30 10 46 0 18-16 32-17 54 0 14 5 28 7 40h72c2-12 7-26 7-40-1-22-17-36-17-54 0-16 11-28 10-46-2-20 8-32 4-46-8-4-30-8-30-16V8z"
        />
        <path strokeWidth="1.25" d="M70 8q10 5 20 0M80 226v12M66 238h28" />
        {MEASURES.map((measure) => (
          <path
            key={measure}
            d={TAPES[measure].tape}
            strokeWidth={measure === marked ? 2.5 : 1}
            strokeDasharray={measure === marked ? "9 6" : undefined}
            className={measure === marked ? "sv:text-accent" : undefined}
          />
        ))}
      </svg>
      {MEASURES.map((measure) => (
        <span
          key={measure}
          className={`sv:absolute sv:start-[66%] sv:-translate-y-1/2 ${TAPES[measure].label} ${measure === marked ? "sv:text-accent" : ""}`}
        >
          {words[measure]}
        </span>
      ))}
    </div>
  );
}
