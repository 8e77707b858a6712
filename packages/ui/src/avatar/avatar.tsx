"use client";

import type { ComponentProps } from "react";
import { useLocale } from "../lib/selvedge-context.ts";
import { usePictureState } from "../picture/use-picture-state.ts";
import { avatar } from "./avatar.recipe.ts";

export interface AvatarProps extends Omit<ComponentProps<"span">, "children"> {
  /** The person's name, used for the initials. */
  name: string;
  /** Picture URL; initials are shown without one or if it fails to load. @default null */
  src?: string | null | undefined;
  /** 36 or 64 px. @default "sm" */
  size?: "sm" | "lg" | undefined;
}

/** First letters of the first and the last word that start with a letter. */
function initials(name: string, locale: string): string {
  const letters = name.split(/\s+/).flatMap((word) => /\p{L}/u.exec(word)?.[0] ?? []);
  return [letters[0], ...letters.slice(1).slice(-1)].join("").toLocaleUpperCase(locale);
}

/** A person's picture or initials in a circle. Hidden from assistive technology, because the name is shown beside it. */
export function Avatar({ name, src = null, size, className, ...props }: AvatarProps) {
  const [state, image] = usePictureState(src, false);
  const locale = useLocale();
  return (
    <span {...props} aria-hidden="true" data-component="avatar" className={avatar({ size, className })}>
      <span>{initials(name, locale)}</span>
      {src !== null && state !== "failed" && (
        <img
          ref={image}
          src={src}
          alt=""
          loading="lazy"
          className="sv:absolute sv:inset-0 sv:size-full sv:object-cover"
        />
      )}
    </span>
  );
}
