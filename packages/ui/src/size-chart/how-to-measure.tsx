import type { ComponentProps, ReactNode } from "react";
import { type BodyMeasure, MeasureDrawing } from "../measure-drawing/index.ts";

export interface HowToMeasureProps extends Omit<ComponentProps<"section">, "title" | "children"> {
  /** @default "How to measure" */
  title?: ReactNode;
  /** Heading level; must follow the outline of the page. @default 3 */
  level?: 2 | 3 | 4;
  /** Name and way of each measurement. */
  steps?: Record<BodyMeasure, { name: string; text: ReactNode }>;
}

const STEPS = {
  bust: { name: "Bust", text: "Around the fullest part, arms down." },
  waist: { name: "Waist", text: "Around the narrowest part, where you bend to the side." },
  hip: { name: "Hip", text: "Around the widest part, feet together." },
};

/** Three lines on where the tape goes, beside a drawing of them. */
export function HowToMeasure({
  title = "How to measure",
  level = 3,
  steps = STEPS,
  className = "",
  ...props
}: HowToMeasureProps) {
  const Heading = `h${level}` as const;
  return (
    <section {...props} data-component="how-to-measure" className={`sv:mt-8 sv:flex sv:gap-6 ${className}`}>
      <div className="sv:min-w-0 sv:flex-1">
        <Heading className="sv:mb-3 sv:font-display sv:text-h4">{title}</Heading>
        <dl className="sv:grid sv:gap-3 sv:text-small">
          {Object.entries(steps).map(([measure, { name, text }]) => (
            <div key={measure}>
              <dt className="sv:text-label">{name}</dt>
              <dd className="sv:text-muted">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
      <MeasureDrawing
        labels={{ bust: steps.bust.name, waist: steps.waist.name, hip: steps.hip.name }}
        className="sv:h-48"
      />
    </section>
  );
}
