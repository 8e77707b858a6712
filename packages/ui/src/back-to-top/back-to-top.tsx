"use client";

import { useEffect, useState } from "react";
import { mergeProps } from "../lib/merge-props.ts";
import { useLabels } from "../lib/selvedge-context.ts";
import { IconButton, type IconButtonProps } from "../icon-button/index.ts";
import { ArrowUp } from "../icons/arrow-up.tsx";

/** Distance in screen heights after which the button appears. */
const SCREENS = 1.5;

export interface BackToTopLabels {
  toTop: string;
}

const english: BackToTopLabels = { toTop: "Back to top" };

export interface BackToTopProps extends Omit<IconButtonProps, "label"> {
  /** Id of the element to focus, the same as the skip link's. @default "main" */
  target?: string | undefined;
  labels?: Partial<BackToTopLabels> | undefined;
}

/**
 * Appears after scrolling 1.5 screens. Scrolls to the top (without animation under reduced motion) and moves the focus
 * there.
 */
export function BackToTop({ target = "main", labels, className = "", ...props }: BackToTopProps) {
  const words = useLabels("backToTop", english, labels);
  const [far, setFar] = useState(false);

  useEffect(() => {
    const measure = () => setFar(window.scrollY > SCREENS * window.innerHeight);
    measure();
    window.addEventListener("scroll", measure, { passive: true });
    return () => window.removeEventListener("scroll", measure);
  }, []);

  const scrollUp = () => {
    const calm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    window.scrollTo({ top: 0, behavior: calm ? "instant" : "smooth" });
    document.getElementById(target)?.focus({ preventScroll: true });
  };

  return (
    <IconButton
      {...mergeProps<Omit<IconButtonProps, "label">>({ onClick: scrollUp }, props)}
      label={words.toTop}
      variant="raised"
      data-part="back-to-top"
      className={`sv:transition-[opacity,visibility] ${far ? "" : "sv:invisible sv:opacity-0"} ${className}`}
    >
      <ArrowUp />
    </IconButton>
  );
}
