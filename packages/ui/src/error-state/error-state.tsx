import { WarningCircleThin } from "../icons/warning-circle-thin.tsx";
import { StateMessage, type StateMessageProps } from "../lib/state-message.tsx";

export type ErrorStateProps = StateMessageProps;

/**
 * Says what could not be loaded, with a way to try again. The message is an alert: it is heard once when it appears,
 * the focus stays where it was, and the caller announces nothing.
 */
export function ErrorState({ icon = <WarningCircleThin />, ...props }: ErrorStateProps) {
  return <StateMessage {...props} icon={icon} component="error-state" messageRole="alert" />;
}
