import type { ComponentProps } from "react";

export interface SwatchProps extends Omit<ComponentProps<"span">, "color"> {
  /** CSS colour, seen where no picture covers it. */
  color?: string | null | undefined;
}

/** A colour or, as its child, a picture of a material. Forced colours leave it as it is, because it shows the material. */
export function Swatch({ color, className = "", ...props }: SwatchProps) {
  return (
    <span
      {...props}
      style={color ? { backgroundColor: color } : undefined}
      className={`sv:overflow-hidden sv:forced-color-adjust-none ${className}`}
    />
  );
}

/** Classes of a round swatch. Its line shows colours that are close to the background. */
export const DISC = "sv:rounded-full sv:border sv:border-control";
