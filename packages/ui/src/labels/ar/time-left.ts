import type { TimeLeft } from "../../countdown/index.ts";
import { counted } from "./counted.ts";

const two = (count: number) => String(count).padStart(2, "0");
const hoursOf = ({ days, hours }: TimeLeft) => days * 24 + hours;

const days = (count: number) =>
  counted(count, { one: "يوم واحد", two: "يومين", few: "أيام", many: "يومًا", other: "يوم" });
const hours = (count: number) =>
  counted(count, { one: "ساعة واحدة", two: "ساعتين", few: "ساعات", many: "ساعة", other: "ساعة" });
const minutes = (count: number) =>
  counted(count, { one: "دقيقة واحدة", two: "دقيقتين", few: "دقائق", many: "دقيقة", other: "دقيقة" });
const seconds = (count: number) =>
  counted(count, { one: "ثانية واحدة", two: "ثانيتين", few: "ثوانٍ", many: "ثانية", other: "ثانية" });

/** "8 أيام"; from 48 hours down "38 س 09 د", and in the last hour "14 د 09 ث". */
export function shortTimeLeft(left: TimeLeft): string {
  if (left.days >= 2) return days(left.days);
  const whole = hoursOf(left);
  return whole > 0 ? `${whole} س ${two(left.minutes)} د` : `${left.minutes} د ${two(left.seconds)} ث`;
}

/** The same in whole words: "38 ساعة و9 دقائق". */
export function spokenTimeLeft(left: TimeLeft): string {
  if (left.days >= 2) return days(left.days);
  const whole = hoursOf(left);
  return whole > 0 ? `${hours(whole)} و${minutes(left.minutes)}` : `${minutes(left.minutes)} و${seconds(left.seconds)}`;
}
