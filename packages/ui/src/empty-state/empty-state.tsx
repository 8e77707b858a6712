import { StateMessage, type StateMessageProps } from "../lib/state-message.tsx";

export type EmptyStateProps = StateMessageProps;

/** Says that there is nothing yet, and what to do about it. Children are the sentence under the heading. */
export function EmptyState(props: EmptyStateProps) {
  return <StateMessage {...props} component="empty-state" />;
}
