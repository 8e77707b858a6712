"use client";

import { useEffect, useRef, useState } from "react";
import { CaretLeft } from "../icons/caret-left.tsx";
import { CaretRight } from "../icons/caret-right.tsx";
import { Picture } from "../picture/index.ts";
import type { GalleryLabels } from "./gallery-labels.ts";
import type { GalleryImage } from "./gallery-image.ts";
import { thumbnail, thumbnailArrow, thumbnails } from "./gallery.recipe.ts";

interface GalleryThumbnailsProps {
  images: readonly GalleryImage[];
  index: number;
  onChoose: (index: number) => void;
  /** Width of the large picture: the first thumbnail uses the same file, which is loaded already. */
  sizes: string;
  labels: GalleryLabels;
}

/** Which ends of the list are scrolled out of view, along the direction in which it overflows. */
function hiddenEnds(list: HTMLElement) {
  const down = list.scrollHeight - list.clientHeight > list.scrollWidth - list.clientWidth;
  const gone = Math.abs(down ? list.scrollTop : list.scrollLeft);
  const length = down ? list.scrollHeight - list.clientHeight : list.scrollWidth - list.clientWidth;
  return { earlier: gone > 1, later: gone < length - 1 };
}

/**
 * All pictures as thumbnails: four visible, three on a phone, with arrows if there are more. Without JavaScript each is a link.
 */
export function GalleryThumbnails({ images, index, onChoose, sizes, labels }: GalleryThumbnailsProps) {
  const list = useRef<HTMLUListElement>(null);
  const [hidden, setHidden] = useState({ earlier: false, later: images.length > 4 });

  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const measure = () => setHidden(hiddenEnds(element));
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener("scroll", measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener("scroll", measure);
    };
  }, [images]);

  useEffect(() => {
    // Scroll only the list: `scrollIntoView` would scroll the page as well.
    const element = list.current;
    const current = element?.children[index];
    if (!element || !current) return;
    const frame = element.getBoundingClientRect();
    const box = current.getBoundingClientRect();
    element.scrollBy(
      Math.min(0, box.left - frame.left) + Math.max(0, box.right - frame.right),
      Math.min(0, box.top - frame.top) + Math.max(0, box.bottom + 8 - frame.bottom),
    );
  }, [index]);

  const turn = (step: 1 | -1) => {
    const element = list.current;
    if (!element) return;
    const across = getComputedStyle(element).direction === "rtl" ? -step : step;
    element.scrollBy({ left: across * element.clientWidth, top: step * element.clientHeight, behavior: "smooth" });
  };

  // Thumbnails below the picture stay hidden until it has loaded, because it would push them down.
  return (
    <div
      data-part="thumbnails"
      className="sv:relative sv:min-w-0 sv:lg:max-xl:order-last sv:lg:max-xl:not-has-[+*]:invisible"
    >
      <ul ref={list} className={thumbnails()}>
        {images.map(({ picture, view }, position) => (
          <li key={picture?.src ?? view} className="sv:relative sv:snap-start">
            <button
              type="button"
              aria-label={labels.thumbnail(view, position + 1, images.length)}
              aria-current={position === index || undefined}
              onClick={() => onChoose(position)}
              className={thumbnail()}
            >
              <Picture
                source={picture}
                alt=""
                sizes={position === 0 ? sizes : "(width >= 64rem) 88px, (width >= 48rem) 12vw, 56px"}
                priority={position < 4 ? "eager" : "lazy"}
                className="sv:aspect-product sv:noscript:visible"
              />
            </button>
            {picture && (
              <noscript>
                <a
                  href={picture.src}
                  aria-label={labels.thumbnail(view, position + 1, images.length)}
                  className="sv:absolute sv:inset-0"
                />
              </noscript>
            )}
          </li>
        ))}
      </ul>
      {(hidden.earlier || hidden.later) && (
        <div className="sv:flex sv:noscript:hidden sv:max-lg:flex-col sv:max-lg:items-center">
          {(["earlier", "later"] as const).map((towards) => (
            <button
              key={towards}
              type="button"
              aria-label={labels[`${towards}Thumbnails`]}
              aria-disabled={!hidden[towards] || undefined}
              onClick={() => turn(towards === "later" ? 1 : -1)}
              className={thumbnailArrow({ towards })}
            >
              {towards === "later" ? (
                <CaretRight className="sv:size-4.5 sv:rotate-90 sv:lg:max-xl:rotate-0 sv:rtl:lg:max-xl:rotate-180" />
              ) : (
                <CaretLeft className="sv:size-4.5 sv:rotate-90 sv:lg:max-xl:rotate-0 sv:rtl:lg:max-xl:rotate-180" />
              )}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
