export { GALLERY_SIZES } from "../gallery/gallery-image.ts";
export { GallerySkeleton, ProductLayout, type ProductLayoutProps } from "./product-layout.tsx";
