export { GallerySkeleton, ProductLayout, type ProductLayoutProps } from "./product-layout.tsx";
