import { Button } from "@selvedge/ui/button";
import { ErrorState } from "@selvedge/ui/error-state";

export interface PartFailureProps {
  onRetry: () => void;
}

/** Shown in place of a part of a page that failed to load. */
export function PartFailure({ onRetry }: PartFailureProps) {
  return (
    <ErrorState
      title="This part of the page could not be loaded."
      action={
        <Button variant="quiet" onClick={onRetry}>
          Try Again
        </Button>
      }
    >
      Please check your connection and try again.
    </ErrorState>
  );
}
