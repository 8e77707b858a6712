export { type FilterChip, FilterChips, type FilterChipsProps } from "./filter-chips.tsx";
export { type FilterGroup, FilterGroups, type FilterGroupsProps, type FilterOption } from "./filter-groups.tsx";
export { FilterActions, type FilterActionsProps, FilterPanel, type FilterPanelProps } from "./filter-panel.tsx";
