/** Dates are in the shop's time zone for every reader, so an order has the same date everywhere. */
const ZONE = "Asia/Kolkata";

const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", year: "numeric", timeZone: ZONE });
const isoDay = new Intl.DateTimeFormat("en-CA", { dateStyle: "short", timeZone: ZONE });
const clock = new Intl.DateTimeFormat("en-IN", { hour: "numeric", minute: "2-digit", hour12: true, timeZone: ZONE });

/** `21 Nov 2026`: the format of dates on pages, in mails and on invoices. */
export const formatDay = (instant: string | Date) => day.format(new Date(instant)).replace("Sept", "Sep");

/** `2026-11-21`: the format of dates in tables for other software. */
export const formatIsoDay = (instant: string | Date) => isoDay.format(new Date(instant));

/** `21 Nov 2026, 2:30 pm` */
export const formatMoment = (instant: string | Date) => `${formatDay(instant)}, ${clock.format(new Date(instant))}`;

/** The first instant of a day in India such as `2026-11-21`. Text that is no day gives an invalid date. */
export const startOfDayInIndia = (isoDay: string) => new Date(`${isoDay}T00:00:00+05:30`);

/** The last millisecond of a day in India. Text that is no day gives an invalid date. */
export const endOfDayInIndia = (isoDay: string) => new Date(`${isoDay}T23:59:59.999+05:30`);
