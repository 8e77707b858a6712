import { WarningCircleThin } from "../icons/warning-circle-thin.tsx";
import { StateMessage, type StateMessageProps } from "../lib/state-message.tsx";

export type ErrorStateProps = StateMessageProps;

/**
 * Message about what failed to load, with a way to retry. It is an alert: it is announced when it appears, the focus does
 * not move, and the caller need not announce it.
 */
export function ErrorState({ icon = <WarningCircleThin />, ...props }: ErrorStateProps) {
  return <StateMessage {...props} icon={icon} component="error-state" messageRole="alert" />;
}
