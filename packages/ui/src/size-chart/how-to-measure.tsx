"use client";

import type { ComponentProps } from "react";
import { useLabels } from "../lib/selvedge-context.ts";
import { MeasureDrawing } from "../measure-drawing/index.ts";

export interface HowToMeasureLabels {
  title: string;
  bust: string;
  /** Instruction for the bust; likewise for the other measurements. */
  bustWay: string;
  waist: string;
  waistWay: string;
  hip: string;
  hipWay: string;
}

export interface HowToMeasureProps extends Omit<ComponentProps<"section">, "title" | "children"> {
  /** Heading level; must follow the outline of the page. @default 3 */
  level?: 2 | 3 | 4 | undefined;
  labels?: Partial<HowToMeasureLabels> | undefined;
}

const english: HowToMeasureLabels = {
  title: "How to measure",
  bust: "Bust",
  bustWay: "Around the fullest part, arms down.",
  waist: "Waist",
  waistWay: "Around the narrowest part, where you bend to the side.",
  hip: "Hip",
  hipWay: "Around the widest part, feet together.",
};

const MEASURES = ["bust", "waist", "hip"] as const;

/** Three measuring instructions beside a drawing. */
export function HowToMeasure({ level = 3, labels, className = "", ...props }: HowToMeasureProps) {
  const words = useLabels("howToMeasure", english, labels);
  const Heading = `h${level}` as const;
  return (
    <section
      {...props}
      data-component="how-to-measure"
      className={`sv:mt-8 sv:flex sv:flex-wrap sv:gap-6 ${className}`}
    >
      <div className="sv:min-w-0 sv:flex-1">
        <Heading data-part="title" className="sv:mb-3 sv:font-display sv:text-h4">
          {words.title}
        </Heading>
        <dl className="sv:grid sv:gap-3 sv:text-small">
          {MEASURES.map((measure) => (
            <div key={measure}>
              <dt className="sv:text-label">{words[measure]}</dt>
              <dd className="sv:text-muted">{words[`${measure}Way`]}</dd>
            </div>
          ))}
        </dl>
      </div>
      <MeasureDrawing
        labels={{ bust: words.bust, waist: words.waist, hip: words.hip }}
        className="sv:h-48 sv:max-w-full"
      />
    </section>
  );
}
