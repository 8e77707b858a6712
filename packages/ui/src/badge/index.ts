export { Badge, type BadgeProps, type BadgeVariant } from "./badge.tsx";
export { CountBadge, type CountBadgeProps } from "./count-badge.tsx";
