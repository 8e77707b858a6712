import { formatDay } from "@selvedge/commerce/dates";
import type { WaitingReview } from "@selvedge/commerce/wire/owner";
import { Button } from "@selvedge/ui/button";
import { EmptyState } from "@selvedge/ui/empty-state";
import { TextLink } from "@selvedge/ui/text-link";
import { useAction, useChange } from "../calls/owner-calls.ts";
import { ChangeMessage } from "../shell/change-message.tsx";
import { Screen } from "../shell/screen.tsx";
import { ScreenMessage } from "../shell/screen-message.tsx";

const FITS = { small: "runs small", true: "true to size", large: "runs large" };

/** Reviews that wait to be read, the oldest first. */
export function ReviewsPage() {
  const read = useAction<{ reviews: readonly WaitingReview[] }>("reviews list");
  const approve = useChange("reviews approve");
  const reject = useChange("reviews reject");
  const isBusy = approve.state === "busy" || reject.state === "busy";
  return (
    <Screen title="Reviews" reads={[read]}>
      <ChangeMessage changes={[approve, reject]} />
      {read.data === undefined ? (
        <ScreenMessage error={read.error} onRetry={read.retry} />
      ) : read.data.reviews.length === 0 ? (
        <EmptyState title="No review waits." />
      ) : (
        <ul className="sv:grid sv:grid-cols-1 sv:gap-8">
          {read.data.reviews.map(({ code, product, slug, author_name, rating, fit, comment, created_at }) => (
            <li key={code} className="sv:grid sv:gap-3 sv:border-t sv:border-hairline sv:pt-5">
              <h2 className="sv:text-label">
                <TextLink href={`/products/${slug}`}>{product}</TextLink>
              </h2>
              <p className="sv:max-w-lead sv:wrap-anywhere sv:whitespace-pre-line">{comment}</p>
              <p className="sv:text-small sv:text-muted">
                {[`${rating} of 5`, fit && FITS[fit], author_name, formatDay(created_at)].filter(Boolean).join(", ")}
              </p>
              <div className="sv:flex sv:flex-wrap sv:gap-3">
                <Button state={isBusy ? "busy" : "idle"} onClick={() => void approve.run({ code })}>
                  Publish
                </Button>
                <Button variant="quiet" state={isBusy ? "busy" : "idle"} onClick={() => void reject.run({ code })}>
                  Reject
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Screen>
  );
}
