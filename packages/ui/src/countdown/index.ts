export { serverNow, setServerClock } from "./clock.ts";
export { Countdown, type CountdownLabels, type CountdownProps } from "./countdown.tsx";
export type { TimeLeft } from "./time-left.ts";
export { useCountdown } from "./use-countdown.ts";
export { useSecondsLeft } from "./use-seconds-left.ts";
