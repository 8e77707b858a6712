/** Time that is left, split for display. */
export interface TimeLeft {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/** Splits whole seconds: 223 740 is 2 days, 14 hours, 9 minutes and no seconds. */
export const splitSeconds = (seconds: number): TimeLeft => ({
  days: Math.floor(seconds / 86_400),
  hours: Math.floor((seconds % 86_400) / 3600),
  minutes: Math.floor((seconds % 3600) / 60),
  seconds: seconds % 60,
});

const two = (count: number) => String(count).padStart(2, "0");

/** "2 d 14 h 09 m", "14 h 09 m", and in the last hour "14 m 09 s". */
export function shortTimeLeft({ days, hours, minutes, seconds }: TimeLeft): string {
  if (days > 0) return `${days} d ${two(hours)} h ${two(minutes)} m`;
  if (hours > 0) return `${hours} h ${two(minutes)} m`;
  return `${minutes} m ${two(seconds)} s`;
}

const count = (amount: number, unit: string) => (amount === 1 ? `1 ${unit}` : `${amount} ${unit}s`);

/** The two largest units in words: "2 days 14 hours". */
export function spokenTimeLeft({ days, hours, minutes, seconds }: TimeLeft): string {
  if (days > 0) return `${count(days, "day")} ${count(hours, "hour")}`;
  if (hours > 0) return `${count(hours, "hour")} ${count(minutes, "minute")}`;
  return `${count(minutes, "minute")} ${count(seconds, "second")}`;
}
