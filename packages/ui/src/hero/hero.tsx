"use client";

import type { ComponentProps, ReactNode } from "react";
import { IconButton } from "../icon-button/index.ts";
import { Pause } from "../icons/pause.tsx";
import { Play } from "../icons/play.tsx";
import { EndMark } from "../lib/end-mark.tsx";
import { useLabels } from "../lib/selvedge-context.ts";
import { ArtPicture } from "../picture/art-picture.tsx";
import type { PictureSource } from "../picture/index.ts";
import * as recipe from "./hero.recipe.ts";
import { useFilm } from "./use-film.ts";

export interface FilmSource {
  mp4: string;
  webm: string;
}

export interface HeroLabels {
  pause: string;
  play: string;
  /** Fallback text inside the `<video>`. */
  noVideo: string;
}

const english: HeroLabels = {
  pause: "Pause background video",
  play: "Play background video",
  noVideo: "Your browser cannot show this film.",
};

export interface HeroProps extends Omit<ComponentProps<"section">, "title"> {
  title: ReactNode;
  /** Heading level; must follow the outline of the page. @default 1 */
  level?: 1 | 2 | undefined;
  /** Text below the title. */
  description?: ReactNode;
  /** The only link: `<Button size="lg" render={<a href="/shop" />}>`. */
  action?: ReactNode;
  /**
   * First frame of the film: 16:9 from 768 px up, 3:4 below. Its left side must be light and calm, because the dark title
   * is placed there.
   */
  poster: { desktop: PictureSource; mobile: PictureSource };
  /** Silent loops of a few seconds. Without them the poster stays. */
  film?: { desktop: FilmSource; mobile: FilmSource } | undefined;
  /** `extended`: the picture has too little empty space on the left, so its mirror image continues it. @default "whole" */
  variant?: "whole" | "extended" | undefined;
  labels?: Partial<HeroLabels> | undefined;
}

const NARROW = "(width < 48rem)";

/**
 * First screen of the home page. The poster is rendered at once and is the largest contentful paint; the silent film
 * starts when the page is idle. Under reduced motion, data saving or on a slow connection it starts only on request.
 */
export function Hero({
  title,
  level = 1,
  description,
  action,
  poster,
  film,
  variant = "whole",
  labels,
  className,
  ...props
}: HeroProps) {
  const words = useLabels("hero", english, labels);
  const Heading = `h${level}` as const;
  const { film: video, watch, wanted, setWanted, started, onPlaying } = useFilm();
  const picture = (
    <ArtPicture {...poster} alt="" sizes="100vw" priority="first" className="sv:object-[50%_0] sv:xl:object-[0_20%]" />
  );
  return (
    <section {...props} data-component="hero" className={recipe.hero({ className })}>
      <div data-part="stage" className={recipe.stage()} aria-hidden="true">
        {variant === "extended" && (
          <div className={recipe.mirror()}>
            <div className={recipe.mirrored()}>{picture}</div>
          </div>
        )}
        <div className={recipe.scene({ variant })}>
          {picture}
          {film && (
            <video
              ref={video}
              muted
              loop
              playsInline
              preload="none"
              disablePictureInPicture
              tabIndex={-1}
              onPlaying={onPlaying}
              className={recipe.film({ started })}
            >
              <source media={NARROW} type="video/webm" src={film.mobile.webm} />
              <source media={NARROW} type="video/mp4" src={film.mobile.mp4} />
              <source type="video/webm" src={film.desktop.webm} />
              <source type="video/mp4" src={film.desktop.mp4} />
              <span>{words.noVideo}</span>
            </video>
          )}
        </div>
      </div>
      <div ref={watch} data-part="copy" className={recipe.copy()}>
        <Heading tabIndex={-1} data-part="title" className={recipe.title({ variant })}>
          {title}
        </Heading>
        {description && <p className="sv:mt-3 sv:mb-5.5 sv:text-lead sv:xl:mt-5 sv:xl:mb-8">{description}</p>}
        <div className="sv:flex sv:items-center sv:gap-3.5">
          {action}
          {film && (
            <IconButton
              label={wanted ? words.pause : words.play}
              className="sv:border sv:border-control sv:noscript:hidden sv:[&>svg]:size-4.5"
              onClick={() => setWanted(!wanted)}
            >
              {wanted ? <Pause /> : <Play />}
            </IconButton>
          )}
        </div>
        <EndMark />
      </div>
    </section>
  );
}
