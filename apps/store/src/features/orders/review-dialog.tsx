import { useState } from "react";
import type { Review } from "@selvedge/commerce/wire/catalogue";
import { Button } from "@selvedge/ui/button";
import { Dialog, DialogBody, DialogClose, DialogContent, DialogFooter } from "@selvedge/ui/dialog";
import { ErrorState } from "@selvedge/ui/error-state";
import { Notice } from "@selvedge/ui/notice";
import { Radio, RadioGroup } from "@selvedge/ui/radio-group";
import { ReviewForm } from "@selvedge/ui/review-form";
import { Skeleton, SkeletonText } from "@selvedge/ui/skeleton";
import { FIT_IN_WORDS } from "../catalogue/fit-words.ts";
import { useReview } from "./use-review.ts";

export interface ReviewDialogProps {
  slug: string;
  /** Name of the product. */
  product: string;
  onClose: () => void;
}

/** Writes, changes or deletes the shopper's review of a delivered product. Loaded when it is opened. */
export default function ReviewDialog({ slug, product, onClose }: ReviewDialogProps) {
  const { own, isKnown, failure, retry, busy, error, save, remove } = useReview(slug);
  const [chosenFit, chooseFit] = useState<Review["fit"]>(null);
  const fit = chosenFit ?? own?.fit ?? null;
  return (
    <Dialog defaultOpen onOpenChangeComplete={(open) => !open && onClose()}>
      <DialogContent title={own ? "Your review" : "Write a review"} size="md" initialFocus="title">
        <DialogBody>
          <p className="sv:mb-5 sv:text-muted">{product}</p>
          {failure ? (
            <ErrorState
              title="Your review could not be loaded."
              level={3}
              action={<Button onClick={retry}>Retry</Button>}
            />
          ) : !isKnown ? (
            <Skeleton label="Loading your review">
              <SkeletonText lines={4} />
            </Skeleton>
          ) : (
            <>
              <div role="status" className="sv:empty:hidden">
                {own?.status === "waiting" && (
                  <Notice variant="success" className="sv:mb-5">
                    Awaiting approval
                  </Notice>
                )}
                {own?.status === "rejected" && (
                  <Notice variant="warning" className="sv:mb-5">
                    Not published. You may change it, and we read it again.
                  </Notice>
                )}
              </div>
              <ReviewForm
                key={own?.id ?? "new"}
                defaultValues={own ?? {}}
                error={error}
                state={busy ? "busy" : "idle"}
                labels={own ? { submit: "Save" } : {}}
                onReview={(values) => void save({ ...values, fit })}
              >
                <RadioGroup
                  label="How does it fit?"
                  required={false}
                  disabled={busy}
                  value={fit}
                  onValueChange={(value) => chooseFit(value as keyof typeof FIT_IN_WORDS)}
                >
                  {Object.entries(FIT_IN_WORDS).map(([value, words]) => (
                    <Radio key={value} value={value}>
                      {words}
                    </Radio>
                  ))}
                </RadioGroup>
                <p className="sv:text-caption sv:text-muted">It is shown under your first name once we have read it.</p>
              </ReviewForm>
            </>
          )}
        </DialogBody>
        {own && (
          <DialogFooter className="sv:flex sv:justify-end sv:gap-3">
            <Button variant="plain" onClick={() => void remove()}>
              Delete
            </Button>
            <DialogClose render={<Button variant="quiet" />}>Close</DialogClose>
          </DialogFooter>
        )}
      </DialogContent>
    </Dialog>
  );
}
