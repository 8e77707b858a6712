/** Remaining time, split for display. */
export interface TimeLeft {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/** Splits whole seconds: 223 740 is 2 days, 14 hours, 9 minutes and 0 seconds. */
export const splitSeconds = (seconds: number): TimeLeft => ({
  days: Math.floor(seconds / 86_400),
  hours: Math.floor((seconds % 86_400) / 3600),
  minutes: Math.floor((seconds % 3600) / 60),
  seconds: seconds % 60,
});

const two = (count: number) => String(count).padStart(2, "0");

const count = (amount: number, unit: string) => (amount === 1 ? `1 ${unit}` : `${amount} ${unit}s`);

/** From two days on only whole days are shown, rounded down, so that the text never promises more time than is left. */
const inHours = ({ days, hours }: TimeLeft) => days * 24 + hours;

/** "8 days"; from 48 hours down "38 h 09 m", and in the last hour "14 m 09 s". */
export function shortTimeLeft(left: TimeLeft): string {
  if (left.days >= 2) return count(left.days, "day");
  const hours = inHours(left);
  if (hours > 0) return `${hours} h ${two(left.minutes)} m`;
  return `${left.minutes} m ${two(left.seconds)} s`;
}

/** The same as text: "8 days", "38 hours 9 minutes". */
export function spokenTimeLeft(left: TimeLeft): string {
  const { minutes, seconds } = left;
  if (left.days >= 2) return count(left.days, "day");
  const hours = inHours(left);
  if (hours > 0) return `${count(hours, "hour")} ${count(minutes, "minute")}`;
  return `${count(minutes, "minute")} ${count(seconds, "second")}`;
}
