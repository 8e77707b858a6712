import type { ReactNode } from "react";
import { Button } from "../button/index.ts";
import { EmptyState } from "../empty-state/index.ts";
import { ErrorState } from "../error-state/index.ts";
import { CoatHangerThin } from "../icons/coat-hanger-thin.tsx";

export interface CartEmptyProps {
  /** The way on: a link that looks like a button, "Continue Shopping". */
  action?: ReactNode;
  /** Heading level; must follow the outline of the page. @default 2 */
  level?: 2 | 3;
  /** @default "Your cart is empty" */
  title?: ReactNode;
}

/** Stands where the lines would be. */
export function CartEmpty({ action, level = 2, title = "Your cart is empty" }: CartEmptyProps) {
  return <EmptyState level={level} icon={<CoatHangerThin />} title={title} action={action} />;
}

export interface CartFailedProps {
  /** What is wrong, ready to read. @default "Your cart could not be loaded." */
  message?: ReactNode;
  onRetry: () => void;
  /** Heading level; must follow the outline of the page. @default 2 */
  level?: 2 | 3;
  /** @default "Retry" */
  retryLabel?: ReactNode;
}

/** Says that the cart cannot be shown, and tries again. */
export function CartFailed({
  message = "Your cart could not be loaded.",
  onRetry,
  level = 2,
  retryLabel = "Retry",
}: CartFailedProps) {
  return (
    <ErrorState
      level={level}
      title={message}
      action={
        <Button intent="quiet" onClick={onRetry}>
          {retryLabel}
        </Button>
      }
    />
  );
}
