import { formatPaise } from "@selvedge/commerce/money";
import { sizeInWords } from "@selvedge/commerce/measurements";
import type { SellableProduct } from "../catalogue/index.ts";
import { composeMail, type NewMail } from "../mail/index.ts";

/** What the mail names besides the product. */
export interface NoticeContext {
  /** The shop's name. */
  label: string;
  shopAddress: string;
  /** Origin for links, without a slash at the end. */
  origin: string;
  /** The label's word for a size. */
  sizeWord: string;
}

interface Notice {
  waitId: number;
  userId: string | null;
  email: string;
  product: SellableProduct;
  /** The size that was asked for; null when any would do. */
  size: string | null;
}

/** To who asked for it, once: this is back. */
export function backInStock({ waitId, userId, email, product, size }: Notice, context: NoticeContext): NewMail {
  const { name, slug } = product;
  const { pricing } = product.variants.find((variant) => variant.size.name === size) ?? product;
  const chosen = size === null ? "" : `?size=${encodeURIComponent(size)}`;
  return {
    kind: "back-in-stock",
    to: email,
    userId,
    dedupeKey: `back-in-stock:${waitId}`,
    ...composeMail({
      subject: size === null ? `${name} is back` : `${name} in ${sizeInWords(size, context.sizeWord)} is back`,
      label: context.label,
      heading: `${name} is back.`,
      blocks: [
        {
          kind: "text",
          text: "You asked us to tell you when it is back. It can be ordered again now. We cannot put one aside, so whoever comes first has it.",
        },
        {
          kind: "facts",
          facts: [
            ...(size === null ? [] : [[context.sizeWord, size] as [string, string]]),
            ["Price", formatPaise(pricing.salePaise)],
          ],
        },
        { kind: "button", label: "See the piece", url: `${context.origin}/product/${slug}${chosen}` },
      ],
      footnote: `You get this once, because this address was left at ${context.label} to be told. Nothing else follows. Questions? Write to ${context.shopAddress}.`,
    }),
  };
}
