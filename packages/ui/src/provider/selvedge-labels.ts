import type { PaginationLabels } from "../pagination/index.ts";
import type { ProductGridLabels } from "../product-grid/index.ts";
import type { BreadcrumbLabels } from "../breadcrumb/index.ts";

/** The words of all pieces, by piece: what `SelvedgeProvider` takes. */
export interface SelvedgeLabels {
  breadcrumb: BreadcrumbLabels;
  pagination: PaginationLabels;
  productGrid: ProductGridLabels;
}
