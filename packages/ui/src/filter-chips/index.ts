export {
  FilterChip,
  type FilterChipProps,
  FilterChips,
  type FilterChipsLabels,
  type FilterChipsProps,
} from "./filter-chips.tsx";
