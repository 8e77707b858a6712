export {
  SessionList,
  SessionListItem,
  type SessionListItemProps,
  type SessionListLabels,
  type SessionListProps,
} from "./session-list.tsx";
