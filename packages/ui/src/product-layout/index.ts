export { GALLERY_SIZES } from "../gallery/gallery-image.ts";
export {
  GallerySkeleton,
  type GallerySkeletonProps,
  ProductLayout,
  type ProductLayoutProps,
} from "./product-layout.tsx";
