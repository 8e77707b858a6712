import { VisuallyHidden } from "@selvedge/ui/visually-hidden";
import type { ShownOffer } from "./use-offer.ts";

/** What an offer's badge says: to the eye as specified, and aloud with the currency that "500 OFF" leaves out. */
export function OfferBadgeText({ badge, badgeName }: Pick<ShownOffer, "badge" | "badgeName">) {
  if (badge === badgeName) return badge;
  return (
    <>
      <span aria-hidden="true">{badge}</span>
      <VisuallyHidden>{badgeName}</VisuallyHidden>
    </>
  );
}
