import { StateMessage, type StateMessageProps } from "../lib/state-message.tsx";

export type EmptyStateProps = StateMessageProps;

/** Message that there is no content yet, with a suggested action. Children are the sentence below the heading. */
export function EmptyState(props: EmptyStateProps) {
  return <StateMessage {...props} component="empty-state" />;
}
