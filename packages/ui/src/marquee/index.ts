export { Marquee, type MarqueeLabels, type MarqueeProps } from "./marquee.tsx";
