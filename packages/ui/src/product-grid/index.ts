export {
  PRODUCT_GRID_SIZES,
  ProductGrid,
  ProductGridItem,
  type ProductGridItemProps,
  type ProductGridLabels,
  type ProductGridLayout,
  type ProductGridProps,
} from "./product-grid.tsx";
