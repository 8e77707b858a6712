import type { TimeLeft } from "../../countdown/index.ts";

const two = (count: number) => String(count).padStart(2, "0");
const hoursOf = ({ days, hours }: TimeLeft) => days * 24 + hours;
const hourWords = (count: number) => `${count} ${count === 1 ? "घंटा" : "घंटे"}`;

/** "8 दिन"; from 48 hours down "38 घं 09 मि", and in the last hour "14 मि 09 से". */
export function shortTimeLeft(left: TimeLeft): string {
  if (left.days >= 2) return `${left.days} दिन`;
  const hours = hoursOf(left);
  return hours > 0 ? `${hours} घं ${two(left.minutes)} मि` : `${left.minutes} मि ${two(left.seconds)} से`;
}

/** The same in whole words: "38 घंटे 9 मिनट". */
export function spokenTimeLeft(left: TimeLeft): string {
  if (left.days >= 2) return `${left.days} दिन`;
  const hours = hoursOf(left);
  return hours > 0 ? `${hourWords(hours)} ${left.minutes} मिनट` : `${left.minutes} मिनट ${left.seconds} सेकंड`;
}
