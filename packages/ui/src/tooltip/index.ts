export { TooltipBubble, type TooltipBubbleProps } from "./tooltip-bubble.tsx";
export { useTooltip } from "./use-tooltip.ts";
