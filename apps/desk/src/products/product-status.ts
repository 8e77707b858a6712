import type { ProductStatus } from "@selvedge/commerce/wire/owner";
import type { BadgeProps } from "@selvedge/ui/badge";

interface ShownStatus {
  label: string;
  tone: NonNullable<BadgeProps["variant"]>;
}

/** How a product's status is shown. */
export const PRODUCT_STATUSES: Readonly<Record<ProductStatus, ShownStatus>> = {
  draft: { label: "Draft", tone: "info" },
  active: { label: "On sale", tone: "success" },
  hidden: { label: "Hidden", tone: "warning" },
  archived: { label: "Archived", tone: "neutral" },
};
