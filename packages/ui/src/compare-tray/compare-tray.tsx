"use client";

import { type ComponentProps, type ReactNode, useRef } from "react";
import { EndMark } from "../lib/end-mark.tsx";
import { useLabels } from "../lib/selvedge-context.ts";
import { useBottomBar } from "../lib/use-bottom-bar.ts";
import { Picture, type PictureSource } from "../picture/index.ts";
import { SkeletonBlock } from "../skeleton/index.ts";
import { textLink } from "../text-link/text-link.recipe.ts";
import { tray } from "./compare-tray.recipe.ts";

export interface CompareTrayLabels {
  /** Name of the region. */
  compare: string;
  /** Removes all products. */
  clear: string;
}

const english: CompareTrayLabels = { compare: "Products to compare", clear: "Clear" };

export interface CompareTrayProps extends ComponentProps<"section"> {
  /** `CompareTrayItem`s, in the order of selection. */
  children: ReactNode;
  /** Link to the comparison that looks like a button: "Compare 2". */
  action: ReactNode;
  onClear: () => void;
  labels?: Partial<CompareTrayLabels> | undefined;
}

/**
 * The products selected for comparison, at the bottom of the screen; hidden on screens so low that it would cover too
 * much. Render it last on the page: it reserves its own height at the end.
 */
export function CompareTray({ action, onClear, labels, children, ...props }: CompareTrayProps) {
  const words = useLabels("compareTray", english, labels);
  const bar = useRef<HTMLDivElement>(null);
  useBottomBar(bar, true);
  return (
    <section aria-label={words.compare} {...props} data-component="compare-tray">
      <div className="sv:h-(--sv-bottom-bar,0rem) sv:bg-deep sv:max-lg:hidden sv:not-tall:hidden sv:print:hidden" />
      <div ref={bar} className={tray()}>
        <ul className="sv:flex sv:grow sv:gap-2">{children}</ul>
        <button
          type="button"
          data-part="clear"
          onClick={onClear}
          className={textLink({ variant: "standalone", className: "sv:min-h-target" })}
        >
          {words.clear}
        </button>
        {action}
        <EndMark />
      </div>
    </section>
  );
}

export interface CompareTrayItemProps extends Omit<ComponentProps<"li">, "children"> {
  /** Product name for screen readers; sighted users see the picture. */
  name: string;
  /** Undefined while it loads, null if there is none. */
  picture?: PictureSource | null | undefined;
}

/** One of the selected products. Renders an `<li>`. */
export function CompareTrayItem({ name, picture, className = "", ...props }: CompareTrayItemProps) {
  return (
    <li {...props} data-part="item" className={`sv:w-9 ${className}`}>
      <span className="sv:sr-only">{name}</span>
      {picture === undefined ? (
        <SkeletonBlock variant="product" />
      ) : (
        <Picture source={picture} sizes="36px" alt="" priority="eager" className="sv:aspect-product" />
      )}
    </li>
  );
}
