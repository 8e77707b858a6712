export {
  WishlistTextToggle,
  type WishlistTextToggleProps,
  WishlistToggle,
  type WishlistToggleProps,
} from "./wishlist-toggle.tsx";
