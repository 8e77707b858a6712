export { Badge, type BadgeProps } from "./badge.tsx";
export { CountBadge, type CountBadgeProps } from "./count-badge.tsx";
export { badge as badgeClass } from "./badge.recipe.ts";
