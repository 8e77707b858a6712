import { useState } from "react";
import type { Order } from "@selvedge/commerce/wire/orders";
import { TextLink } from "@selvedge/ui/text-link";
import { overlay } from "../../lib/islands/index.ts";
import { sayNotOpened } from "../../lib/toasts.ts";

const ReviewDialog = overlay(
  () => import("./review-dialog.tsx"),
  ({ onClose }) => {
    onClose();
    sayNotOpened();
  },
);

/** Review buttons for the products of a delivered order; renders nothing before delivery. */
export function ReviewOffer({ order }: { order: Order }) {
  const [open, setOpen] = useState<{ slug: string; product: string } | null>(null);
  if (order.status !== "delivered") return null;
  const products = new Map(
    order.items.flatMap(({ slug, product_name }) => (slug === null ? [] : [[slug, product_name] as const])),
  );
  return (
    <div className="sv:grid sv:justify-items-start sv:gap-3">
      {Array.from(products, ([slug, product]) => (
        <TextLink
          key={slug}
          variant="standalone"
          render={<button type="button" onClick={() => setOpen({ slug, product })} />}
        >
          {`Write a review of ${product}`}
        </TextLink>
      ))}
      {open && <ReviewDialog {...open} onClose={() => setOpen(null)} />}
    </div>
  );
}
