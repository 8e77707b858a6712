"use client";

import { useCallback, useState } from "react";
import { Picture, type PictureSource } from "../picture/index.ts";

interface SharpPictureProps {
  source: PictureSource;
  /** Width of the largest file, in pixels. */
  width: number;
}

/** The largest file of a picture, laid over the smaller one once it is decoded. */
export function SharpPicture({ source, width }: SharpPictureProps) {
  const [decoded, setDecoded] = useState(false);
  const watch = useCallback((picture: HTMLPictureElement) => {
    let watched = true;
    // If the file fails to load, the smaller picture stays.
    picture
      .querySelector("img")
      ?.decode()
      .then(
        () => watched && setDecoded(true),
        () => undefined,
      );
    return () => {
      watched = false;
    };
  }, []);
  return (
    <Picture
      ref={watch}
      source={source}
      sizes={`${width}px`}
      alt=""
      priority="eager"
      data-part="sharp"
      className={`sv:absolute! sv:inset-0 sv:bg-transparent! ${decoded ? "" : "sv:invisible"}`}
    />
  );
}
