import { VisuallyHidden } from "@selvedge/ui/visually-hidden";
import type { ShownOffer } from "./use-offer.ts";

/** Text of an offer badge: displayed as specified, and read out with the currency that "500 OFF" omits. */
export function OfferBadgeText({ badge, badgeName }: Pick<ShownOffer, "badge" | "badgeName">) {
  if (badge === badgeName) return badge;
  return (
    <>
      <span aria-hidden="true">{badge}</span>
      <VisuallyHidden>{badgeName}</VisuallyHidden>
    </>
  );
}
