"use client";

import { usePictureState } from "../picture/use-picture-state.ts";

/** First letters of the first and the last name. */
function initials(name: string): string {
  const letters = name.split(/\s+/).flatMap((word) => /\p{L}/u.exec(word)?.[0] ?? []);
  return [letters[0], ...letters.slice(1).slice(-1)].join("").toUpperCase();
}

/** A person's picture, or initials where there is none or it cannot be had. The name itself stands beside it. */
export function Avatar({ name, address }: { name: string; address: string | null }) {
  const [state, image] = usePictureState(address, false);
  return (
    <span
      aria-hidden="true"
      data-part="avatar"
      className="sv:relative sv:grid sv:size-9 sv:shrink-0 sv:place-items-center sv:overflow-hidden sv:rounded-full sv:bg-accent-soft sv:pt-0.5 sv:font-medium sv:text-on-accent-soft"
    >
      {initials(name)}
      {address !== null && state !== "failed" && (
        <img
          ref={image}
          src={address}
          alt=""
          loading="lazy"
          className="sv:absolute sv:inset-0 sv:size-full sv:object-cover"
        />
      )}
    </span>
  );
}
