import { island } from "../lib/islands/index.ts";

export const ProductGallery = island(() => import("../features/product/product-gallery.tsx"));
export const SizeHelp = island(() => import("../features/product/size-help.tsx"));
export const ProductMore = island(() => import("../features/product/product-more.tsx"));
export const ProductDetails = island(() => import("../features/product/product-details.tsx"), { at: "sight" });
export const ProductEnd = island(() => import("../features/product/product-end.tsx"), { at: "sight" });
