"use client";

import { Children, type ComponentProps, type UIEvent, useLayoutEffect, useRef } from "react";
import { IconButton } from "../icon-button/index.ts";
import { CaretLeft } from "../icons/caret-left.tsx";
import { CaretRight } from "../icons/caret-right.tsx";
import { useLabels } from "../lib/selvedge-context.ts";
import { useControlled } from "../lib/use-controlled.ts";
import { Picture, type PictureProps, type PictureSource } from "../picture/index.ts";
import { gallery, strip } from "./quick-view.recipe.ts";

export interface QuickViewGalleryLabels {
  gallery: string;
  previous: string;
  next: string;
  /** Screen reader text before "1 / 4"; ends with a space. */
  position: string;
}

const english: QuickViewGalleryLabels = {
  gallery: "Product images",
  previous: "Previous image",
  next: "Next image",
  position: "Image ",
};

/** The strip can also be scrolled by arrow keys. */
const SCROLLABLE = { tabIndex: 0 };

/** Half of the dialog's width, or the full width of a phone. */
const SIZES = "(width >= 64rem) 430px, (width >= 48rem) 45vw, 100vw";

export interface QuickViewGalleryProps extends ComponentProps<"section"> {
  /** Index of the visible picture, from 0. */
  index?: number | undefined;
  /** @default 0 */
  defaultIndex?: number | undefined;
  onIndexChange?: ((index: number) => void) | undefined;
  labels?: Partial<QuickViewGalleryLabels> | undefined;
}

/** `QuickViewImage`s of one product in a strip that shows one at a time: by swipe, buttons or arrow keys. */
export function QuickViewGallery({
  index,
  defaultIndex = 0,
  onIndexChange,
  labels,
  className,
  children,
  ...props
}: QuickViewGalleryProps) {
  const count = Children.count(children);
  const words = useLabels("quickViewGallery", english, labels);
  const [chosen, setChosen] = useControlled("QuickViewGallery", index, defaultIndex, onIndexChange);
  const current = Math.max(0, Math.min(chosen, count - 1));
  const list = useRef<HTMLUListElement>(null);

  useLayoutEffect(() => {
    const element = list.current;
    if (!element || shownOf(element) === current) return;
    const onward = getComputedStyle(element).direction === "rtl" ? -1 : 1;
    element.scrollLeft = onward * current * element.clientWidth;
  }, [current]);

  const handleScroll = ({ currentTarget }: UIEvent<HTMLUListElement>) => {
    const next = shownOf(currentTarget);
    if (next !== current) setChosen(next);
  };
  const turn = (step: 1 | -1) => {
    const next = current + step;
    if (next >= 0 && next < count) setChosen(next);
  };
  return (
    <section
      aria-label={words.gallery}
      {...props}
      data-component="quick-view-gallery"
      className={gallery({ className })}
    >
      <ul
        ref={list}
        {...(count > 1 && SCROLLABLE)}
        aria-label={words.gallery}
        onScroll={handleScroll}
        className={strip()}
      >
        {children}
      </ul>
      {count > 1 && (
        <div className="sv:absolute sv:end-3 sv:bottom-9 sv:flex sv:items-center sv:gap-1.5">
          <IconButton
            label={words.previous}
            variant="chip"
            aria-disabled={current === 0 || undefined}
            onClick={() => turn(-1)}
          >
            <CaretLeft className="sv:rtl:rotate-180" />
          </IconButton>
          <span
            role="status"
            data-part="position"
            className="sv:rounded-full sv:bg-chip sv:px-3 sv:pt-1.75 sv:pb-1.25 sv:text-[0.875rem] sv:leading-tight sv:tabular"
          >
            <span className="sv:sr-only">{words.position}</span>
            <bdi>{`${current + 1} / ${count}`}</bdi>
          </span>
          <IconButton
            label={words.next}
            variant="chip"
            aria-disabled={current === count - 1 || undefined}
            onClick={() => turn(1)}
          >
            <CaretRight className="sv:rtl:rotate-180" />
          </IconButton>
        </div>
      )}
    </section>
  );
}

export interface QuickViewImageProps extends Omit<ComponentProps<"li">, "children"> {
  /** `null` if there is none: a hanger icon is shown. */
  picture: PictureSource | null;
  /** Caption below the picture: "Front", or the name of a material. */
  view: string;
  /** `eager` is for the first picture. @default "lazy" */
  priority?: PictureProps["priority"] | undefined;
}

/** One picture of a `QuickViewGallery`. Renders an `<li>`. */
export function QuickViewImage({ picture, view, priority = "lazy", className = "", ...props }: QuickViewImageProps) {
  return (
    <li {...props} data-part="image" className={`sv:w-full sv:shrink-0 sv:snap-start sv:snap-always ${className}`}>
      <figure>
        <Picture
          source={picture}
          sizes={SIZES}
          priority={priority}
          className="sv:aspect-banner-mobile sv:lg:aspect-product"
        />
        <figcaption className="sv:pt-2 sv:text-caption sv:text-muted sv:max-lg:px-margin">{view}</figcaption>
      </figure>
    </li>
  );
}

/** Index of the picture that fills most of the strip. */
const shownOf = ({ scrollLeft, clientWidth }: HTMLElement) =>
  clientWidth === 0 ? 0 : Math.round(Math.abs(scrollLeft) / clientWidth);
