"use client";

import type { ComponentProps } from "react";
import { EndMark } from "../lib/end-mark.tsx";
import { useLabels } from "../lib/selvedge-context.ts";
import { mergeRefs } from "../lib/merge-refs.ts";
import { IconButton } from "../icon-button/index.ts";
import { Pause } from "../icons/pause.tsx";
import { Play } from "../icons/play.tsx";
import { useAutoplay } from "../lib/use-autoplay.ts";
import { useMediaQuery } from "../lib/browser-state.ts";
import * as recipe from "./marquee.recipe.ts";

/** A strip that does not move can be scrolled, also by keyboard. */
const SCROLLABLE = { tabIndex: 0 };

export interface MarqueeLabels {
  /** Name of the group. */
  strip: string;
  pause: string;
  play: string;
}

const english: MarqueeLabels = { strip: "Moving text", pause: "Pause moving text", play: "Play moving text" };

export interface MarqueeProps extends Omit<ComponentProps<"div">, "children"> {
  /** All phrases; the component duplicates the list for an endless loop. */
  phrases: readonly string[];
  labels?: Partial<MarqueeLabels> | undefined;
}

/**
 * An endless strip of phrases: one real list, and a copy that is hidden from assistive technology. It pauses while
 * hovered, focused, out of view or in a hidden tab. Under reduced motion it does not move and can be scrolled.
 */
export function Marquee({ phrases, labels, ref, className, ...props }: MarqueeProps) {
  const words = useLabels("marquee", english, labels);
  const { playing, wanted, setWanted, watch } = useAutoplay();
  const root = mergeRefs(watch, ref);
  const calm = useMediaQuery("(prefers-reduced-motion: reduce)");
  const state = playing ? "moving" : "held";
  const items = phrases.map((phrase) => (
    <li key={phrase} className={recipe.phrase()}>
      {phrase}
    </li>
  ));
  return (
    <div
      role="group"
      aria-label={words.strip}
      {...props}
      ref={root}
      {...(calm && SCROLLABLE)}
      data-component="marquee"
      data-state={state}
      className={recipe.marquee({ className })}
    >
      <div className={recipe.control()}>
        <IconButton
          label={wanted ? words.pause : words.play}
          className="sv:pointer-events-auto sv:[&>svg]:size-4.5"
          onClick={() => setWanted(!wanted)}
        >
          {wanted ? <Pause /> : <Play />}
        </IconButton>
      </div>
      <ul className={recipe.phrases({ state })}>{items}</ul>
      <ul aria-hidden="true" className={`${recipe.phrases({ state })} sv:motion-reduce:hidden`}>
        {items}
      </ul>
      <EndMark />
    </div>
  );
}
