import { formatDay } from "@selvedge/commerce/dates";

/** The day of a story for people: "2026-11-14" is "14 Nov 2026". */
export const storyDay = (date: string): string => formatDay(`${date}T12:00:00Z`);
