export {
  FilterGroup,
  type FilterGroupProps,
  FilterGroups,
  type FilterGroupsProps,
  FilterOption,
  type FilterOptionProps,
} from "./filter-groups.tsx";
export {
  FilterActions,
  type FilterActionsLabels,
  type FilterActionsProps,
  FilterPanel,
  type FilterPanelLabels,
  type FilterPanelProps,
} from "./filter-panel.tsx";
