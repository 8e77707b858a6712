export { Badge, type BadgeProps, type BadgeTone } from "./badge.tsx";
export { CountBadge, type CountBadgeProps } from "./count-badge.tsx";
