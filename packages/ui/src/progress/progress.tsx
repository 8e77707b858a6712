import type { ComponentProps } from "react";

export interface ProgressProps extends Omit<ComponentProps<"div">, "children"> {
  /** Progress from 0 to 1; other values are clamped. */
  value: number;
  /** What the progress is about: "Free shipping". */
  label: string;
  /** The progress as text, read instead of a percentage: "Your order ships free". */
  text: string;
}

/** A stitched progress bar. The caller renders the visible text above it. */
export function Progress({ value, label, text, className = "", ...props }: ProgressProps) {
  const percent = Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <div
      {...props}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={text}
      data-component="progress"
      className={`sv:relative sv:h-3 sv:border-b sv:border-hairline sv:forced-colors:border-[color:GrayText] ${className}`}
    >
      <span
        data-part="fill"
        className="sv:absolute sv:-bottom-px sv:start-0 sv:h-0.5 sv:text-accent sv:stitch sv:transition-[width] sv:duration-slow sv:ease-standard"
        style={{ width: `${percent}%` }}
      />
    </div>
  );
}
