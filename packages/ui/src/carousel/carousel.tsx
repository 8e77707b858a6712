"use client";

import { Children, useEffect, useEffectEvent, useId, useState, type ComponentProps, type ReactNode } from "react";
import { useAutoplay } from "../lib/use-autoplay.ts";
import { useMediaQuery } from "../lib/browser-state.ts";
import { useLabels } from "../lib/selvedge-context.ts";
import { useMergedRef } from "../lib/use-merged-ref.ts";
import { SectionHeading } from "../section-heading/index.ts";
import { Skeleton } from "../skeleton/index.ts";
import { CarouselControls } from "./carousel-controls.tsx";
import * as recipe from "./carousel.recipe.ts";
import { useSlides } from "./use-slides.ts";

const AUTOPLAY_MS = 3000;

export interface CarouselLabels {
  /** What the region is, heard after its name. */
  carousel: string;
  pause: (title: string) => string;
  play: (title: string) => string;
  previous: string;
  next: string;
  loading: string;
  /** Name of a slide, counted from 1. */
  slide: (index: number, count: number) => string;
  /** Announced after a step by hand. */
  showing: (from: number, to: number, count: number) => string;
}

const english: CarouselLabels = {
  carousel: "carousel",
  pause: (title) => `Pause ${title}`,
  play: (title) => `Play ${title}`,
  previous: "Previous slides",
  next: "Next slides",
  loading: "Loading",
  slide: (index, count) => `${index} of ${count}`,
  showing: (from, to, count) => `Showing ${from} to ${to} of ${count}`,
};

export interface CarouselProps extends Omit<ComponentProps<"section">, "title"> {
  /** The section's name, shown as its heading. */
  title: string;
  /** Heading level; must follow the outline of the page. @default 2 */
  level?: 2 | 3;
  /** Link to the whole list: first in the order of the controls. */
  viewAll?: ReactNode;
  /** One slide each, shown when ready. */
  children?: ReactNode;
  /** @default "ready" */
  state?: "ready" | "loading" | "empty";
  /** Stands in for a slide while loading, four times. */
  skeleton?: ReactNode;
  /** Shown below the head when there is no slide. */
  emptyText?: ReactNode;
  /** Milliseconds from one step to the next; `off` never moves by itself. @default 3000 */
  autoplay?: number | "off";
  labels?: Partial<CarouselLabels>;
}

/**
 * A row of slides to swipe or step through: four, three below 1024 px, two and a bit below 768 px. From 768 px up it
 * steps by itself until it is moved by hand, and waits while pointed at, focused, out of view or in a hidden tab.
 */
export function Carousel({
  title,
  level = 2,
  viewAll,
  state = "ready",
  skeleton,
  emptyText,
  autoplay = AUTOPLAY_MS,
  labels,
  ref,
  className = "",
  children,
  ...props
}: CarouselProps) {
  const words = useLabels("carousel", english, labels);
  const headingId = useId();
  const slides = Children.toArray(children);
  const { first, perView, track, show, destination } = useSlides();
  const { playing, wanted, setWanted, watch } = useAutoplay();
  const root = useMergedRef(watch, ref);
  const wide = useMediaQuery("(width >= 768px)");
  const [announced, setAnnounced] = useState("");

  const count = slides.length;
  const last = Math.max(0, count - perView);
  // While it loads, and before it is measured, the server's render included, the controls are there: they must not push the head later.
  const steps = state === "loading" || (state === "ready" && count > (perView || 2));
  const rotating = playing && wide && steps && state === "ready" && autoplay !== "off";

  const step = useEffectEvent(() => show(first >= last ? 0 : first + 1));
  useEffect(() => {
    if (!rotating) return;
    const timer = setInterval(step, autoplay);
    return () => clearInterval(timer);
  }, [rotating, autoplay]);

  const stopForGood = () => setWanted(false);
  const stepByHand = (by: 1 | -1) => {
    // A press on the way counts from where the way leads: none is lost.
    const target = Math.min(Math.max(destination() + by, 0), last);
    stopForGood();
    show(target);
    setAnnounced(words.showing(target + 1, Math.min(target + perView, count), count));
  };

  return (
    <section
      {...props}
      ref={root}
      aria-roledescription={words.carousel}
      aria-labelledby={headingId}
      data-component="carousel"
      data-state={state}
      className={className}
    >
      <SectionHeading
        headingId={headingId}
        level={level}
        tools={
          <>
            {steps && (
              <CarouselControls
                motion={autoplay === "off" ? "none" : wanted ? "on" : "off"}
                atStart={first <= 0}
                atEnd={first >= last}
                labels={{
                  pause: words.pause(title),
                  play: words.play(title),
                  previous: words.previous,
                  next: words.next,
                }}
                onMotionChange={setWanted}
                onStep={stepByHand}
              />
            )}
            {/* What stops the slides comes first to those who go by keys. */}
            {viewAll && <span className="sv:order-first sv:lg:me-4">{viewAll}</span>}
          </>
        }
      >
        {title}
      </SectionHeading>
      {state === "loading" && (
        <Skeleton label={words.loading} className={`${recipe.track()} sv:overflow-hidden`}>
          {[0, 1, 2, 3].map((index) => (
            <div key={index}>{skeleton}</div>
          ))}
        </Skeleton>
      )}
      {state === "empty" && <p className="sv:text-muted">{emptyText}</p>}
      {state === "ready" && (
        <ul
          ref={track}
          data-part="track"
          className={recipe.track()}
          onTouchMove={stopForGood}
          onWheel={(event) => Math.abs(event.deltaX) > Math.abs(event.deltaY) && stopForGood()}
        >
          {slides.map((slide, index) => (
            <li key={index} aria-label={words.slide(index + 1, count)} data-part="slide" className={recipe.slide()}>
              {slide}
            </li>
          ))}
        </ul>
      )}
      <p aria-live={rotating ? "off" : "polite"} className="sv:sr-only">
        {announced}
      </p>
    </section>
  );
}
