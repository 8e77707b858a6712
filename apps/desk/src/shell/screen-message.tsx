import { Button } from "@selvedge/ui/button";
import { ErrorState } from "@selvedge/ui/error-state";
import { Skeleton, SkeletonText } from "@selvedge/ui/skeleton";

interface ScreenMessageProps {
  /** What could not be read, and why; `undefined` while it is being read. */
  error: string | undefined;
  onRetry: () => void;
}

/** Stands where a screen's content will be. */
export const ScreenMessage = ({ error, onRetry }: ScreenMessageProps) =>
  error === undefined ? (
    <Skeleton label="Loading">
      <SkeletonText lines={8} />
    </Skeleton>
  ) : (
    <ErrorState
      title={error}
      action={
        <Button variant="quiet" onClick={onRetry}>
          Try again
        </Button>
      }
    />
  );
