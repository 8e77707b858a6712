"use client";

import type { ComponentProps } from "react";
import { IconButton } from "../icon-button/index.ts";
import { Pause } from "../icons/pause.tsx";
import { Play } from "../icons/play.tsx";
import { useAutoplay } from "../lib/use-autoplay.ts";
import { useMediaQuery } from "../lib/browser-state.ts";
import * as recipe from "./marquee.recipe.ts";

/** A strip that stands still is scrolled, by the keyboard too. */
const SCROLLABLE = { tabIndex: 0 };

export interface MarqueeProps extends Omit<ComponentProps<"div">, "children"> {
  phrases: readonly string[];
  /** Name of the group. @default "What we stand for" */
  label?: string;
  labels?: { pause?: string; play?: string };
}

/**
 * A strip of cloth with woven edges, along which the phrases run without end: one real list, and a copy that only the
 * eye gets. It waits while pointed at, focused, out of view or in a hidden tab. Under reduced motion it stands still
 * and can be scrolled.
 */
export function Marquee({ phrases, label = "What we stand for", labels, className, ...props }: MarqueeProps) {
  const { playing, wanted, setWanted, watch } = useAutoplay();
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
      aria-label={label}
      {...props}
      ref={watch}
      {...(calm && SCROLLABLE)}
      data-component="marquee"
      data-state={state}
      className={recipe.marquee({ className })}
    >
      <div className={recipe.control()}>
        <IconButton
          label={wanted ? (labels?.pause ?? "Pause moving text") : (labels?.play ?? "Play moving text")}
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
      <span aria-hidden="true" className={recipe.thread({ edge: "top" })} />
      <span aria-hidden="true" className={recipe.thread({ edge: "bottom" })} />
    </div>
  );
}
