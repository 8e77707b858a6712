"use client";

export type Urgency = "polite" | "assertive";

/** An announcement; `id` distinguishes two equal texts, so that the second is announced too. */
export interface Announcement {
  id: number;
  text: string;
}

type Announcements = Record<Urgency, Announcement | null>;

const silence: Announcements = { polite: null, assertive: null };
const listeners = new Set<() => void>();
let current = silence;

/**
 * Announces a text through the page's `LiveRegions`. `assertive` interrupts, and is for blocking errors. Without mounted
 * regions nothing is announced.
 */
export function announce(text: string, urgency: Urgency = "polite"): void {
  current = { ...current, [urgency]: { id: (current[urgency]?.id ?? 0) + 1, text } };
  for (const listener of listeners) listener();
}

/** The last text is dropped with the last regions, so that those of the next page start empty. */
export function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) current = silence;
  };
}

export const read = () => current;
export const renderOnServer = () => silence;
