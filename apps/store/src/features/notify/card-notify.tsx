import { NotifyOffer } from "./notify-offer.tsx";

export interface CardNotifyProps {
  product: { slug: string; name: string };
}

/**
 * The notify button on the card of a sold-out product. It lies above the link that covers the card, and is shorter on
 * phones.
 */
export function CardNotify({ product: { slug, name } }: CardNotifyProps) {
  return (
    <NotifyOffer slug={slug} variant="quiet" size="sm" className="sv:z-1 sv:mt-2">
      <span>
        Notify Me<span className="sv:max-md:hidden"> When Available</span>
        <span className="sv:sr-only">{`, ${name}`}</span>
      </span>
    </NotifyOffer>
  );
}
