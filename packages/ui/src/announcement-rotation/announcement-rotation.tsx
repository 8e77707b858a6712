"use client";

import { Children, type ComponentProps, useEffect, useState } from "react";
import { IconButton } from "../icon-button/index.ts";
import { CaretRight } from "../icons/caret-right.tsx";
import { Pause } from "../icons/pause.tsx";
import { Play } from "../icons/play.tsx";
import { mergeRefs } from "../lib/merge-refs.ts";
import { useLabels } from "../lib/selvedge-context.ts";
import { useAutoplay } from "../lib/use-autoplay.ts";
import * as recipe from "./announcement-rotation.recipe.ts";

export interface AnnouncementRotationLabels {
  pause: string;
  play: string;
  next: string;
}

const english: AnnouncementRotationLabels = {
  pause: "Pause announcements",
  play: "Play announcements",
  next: "Next announcement",
};

/** Enough to read two short sentences. */
const DEFAULT_INTERVAL_MS = 7000;

export interface AnnouncementRotationProps extends ComponentProps<"div"> {
  /** Milliseconds for which each message is shown. @default 7000 */
  intervalMs?: number | undefined;
  labels?: Partial<AnnouncementRotationLabels> | undefined;
}

/**
 * Several `AnnouncementMessage`s, one at a time, with buttons to pause and to read the next. It pauses while hovered,
 * focused, out of view or in a hidden tab, and stops when the visitor asks for the next message. Under reduced motion only
 * the visitor changes the message; without JavaScript all are shown.
 */
export function AnnouncementRotation({
  intervalMs = DEFAULT_INTERVAL_MS,
  labels,
  ref,
  className,
  children,
  ...props
}: AnnouncementRotationProps) {
  const words = useLabels("announcementRotation", english, labels);
  const { playing, wanted, setWanted, watch } = useAutoplay();
  const [turns, setTurns] = useState(0);
  const root = mergeRefs(watch, ref);
  const messages = Children.toArray(children);
  const several = messages.length > 1;
  const shown = several ? turns % messages.length : 0;
  const moves = several && playing;

  useEffect(() => {
    if (!moves) return undefined;
    const timer = setInterval(() => setTurns((now) => now + 1), intervalMs);
    return () => clearInterval(timer);
  }, [moves, intervalMs]);

  const handleNext = () => {
    setWanted(false);
    setTurns(turns + 1);
  };

  return (
    <div
      {...props}
      ref={root}
      data-component="announcement-rotation"
      data-state={moves ? "moving" : "held"}
      className={recipe.rotation({ className })}
    >
      <div aria-live={moves ? "off" : "polite"} className={recipe.messages({ hasButtons: several })}>
        {messages.map((message, index) => (
          <div key={index} className={recipe.slide({ state: index === shown ? "shown" : "hidden" })}>
            {message}
          </div>
        ))}
      </div>
      {several && (
        <div className={recipe.controls()}>
          <IconButton variant="deep" label={wanted ? words.pause : words.play} onClick={() => setWanted(!wanted)}>
            {wanted ? <Pause /> : <Play />}
          </IconButton>
          <IconButton variant="deep" label={words.next} onClick={handleNext}>
            <CaretRight className="sv:rtl:-scale-x-100" />
          </IconButton>
        </div>
      )}
    </div>
  );
}
