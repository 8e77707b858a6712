"use client";

import { Children, useId, type ComponentProps, type ReactNode } from "react";
import { useLabels } from "../lib/selvedge-context.ts";
import { SectionHeading } from "../section-heading/index.ts";
import { Skeleton } from "../skeleton/index.ts";
import { CarouselControls } from "./carousel-controls.tsx";
import * as recipe from "./carousel.recipe.ts";
import { type CarouselBehaviour, useCarousel } from "./use-carousel.ts";

export interface CarouselLabels {
  /** Role description of the region, read after its name. */
  carousel: string;
  pause: (title: string) => string;
  play: (title: string) => string;
  previous: string;
  next: string;
  loading: string;
  /** Name of a slide, counted from 1. */
  slide: (index: number, count: number) => string;
  /** Announced after a manual step. */
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

export interface CarouselProps extends Pick<CarouselBehaviour, "autoplay">, Omit<ComponentProps<"section">, "title"> {
  /** Name of the section, shown as its heading. */
  title: string;
  /** Heading level; must follow the outline of the page. @default 2 */
  level?: 2 | 3 | undefined;
  /** Link to the whole list; first in the order of the controls. */
  viewAll?: ReactNode;
  /** Slides, one child each; shown when ready. */
  children?: ReactNode;
  /** @default "ready" */
  state?: "ready" | "loading" | "empty" | undefined;
  /** Placeholder of one slide; rendered four times while loading. */
  skeleton?: ReactNode;
  /** Shown below the heading if there are no slides. */
  emptyText?: ReactNode;
  labels?: Partial<CarouselLabels> | undefined;
}

/**
 * A row of slides to swipe or step through: four, three below 1024 px, two and a peek below 768 px. From 768 px up it
 * advances automatically until a manual step, and pauses while hovered, focused, out of view or in a hidden tab.
 */
export function Carousel({
  title,
  level = 2,
  viewAll,
  state = "ready",
  skeleton,
  emptyText,
  autoplay,
  labels,
  className = "",
  children,
  ...props
}: CarouselProps) {
  const words = useLabels("carousel", english, labels);
  const headingId = useId();
  const slides = Children.toArray(children);
  const count = state === "ready" ? slides.length : 0;
  const { overflows, rotating, motion, setMotion, atStart, atEnd, step, stepped, rootProps, trackProps } = useCarousel({
    count,
    autoplay,
  });

  return (
    <section
      {...rootProps(props)}
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
            {/* Rendered while loading too, so that the heading does not shift later. */}
            {(overflows || state === "loading") && (
              <CarouselControls
                motion={motion}
                atStart={atStart}
                atEnd={atEnd}
                labels={{
                  pause: words.pause(title),
                  play: words.play(title),
                  previous: words.previous,
                  next: words.next,
                }}
                onMotionChange={setMotion}
                onStep={step}
              />
            )}
            {/* The pause control comes first in the tab order. */}
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
        <ul {...trackProps()} data-part="track" className={recipe.track()}>
          {slides.map((slide, index) => (
            <li key={index} aria-label={words.slide(index + 1, count)} data-part="slide" className={recipe.slide()}>
              {slide}
            </li>
          ))}
        </ul>
      )}
      <p aria-live={rotating ? "off" : "polite"} className="sv:sr-only">
        {stepped && words.showing(stepped.from, stepped.to, count)}
      </p>
    </section>
  );
}
