export { JournalCard, type JournalCardProps } from "./journal-card.tsx";
export {
  JournalGrid,
  JournalGridItem,
  type JournalGridItemProps,
  type JournalGridLabels,
  type JournalGridProps,
} from "./journal-grid.tsx";
