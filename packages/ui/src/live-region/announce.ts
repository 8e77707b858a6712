"use client";

export type Urgency = "polite" | "assertive";

/** What a region says; `id` tells two equal messages apart, so that the second is heard too. */
export interface Announcement {
  id: number;
  text: string;
}

type Announcements = Record<Urgency, Announcement | null>;

const silence: Announcements = { polite: null, assertive: null };
const listeners = new Set<() => void>();
let current = silence;

/**
 * Has a message spoken by the page's `LiveRegions`. `assertive` interrupts, and is for errors that block.
 * Without mounted regions nothing is heard.
 */
export function announce(text: string, urgency: Urgency = "polite"): void {
  current = { ...current, [urgency]: { id: (current[urgency]?.id ?? 0) + 1, text } };
  for (const listener of listeners) listener();
}

/** With the last regions goes what they said: those of another page begin silent. */
export function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) current = silence;
  };
}

export const read = () => current;
export const readOnServer = () => silence;
