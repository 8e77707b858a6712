import { Skeleton, SkeletonBlock, SkeletonText } from "../skeleton/index.ts";
import { type CartLineSize, line } from "./cart-line.recipe.ts";

interface CartLineBoxesProps {
  label: string;
  lines: number;
  size?: CartLineSize | undefined;
}

/** Placeholders of cart lines that are loading. */
export const CartLineBoxes = ({ label, lines, size }: CartLineBoxesProps) => (
  <Skeleton label={label}>
    {Array.from({ length: lines }, (_, position) => (
      <div key={position} aria-hidden="true" className={line({ size })}>
        <SkeletonBlock variant="product" />
        <SkeletonText className="sv:content-start sv:pt-1" />
        <SkeletonBlock variant="line" className="sv:w-16" />
      </div>
    ))}
  </Skeleton>
);
