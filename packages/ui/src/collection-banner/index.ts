export { CollectionBanner, type CollectionBannerProps } from "./collection-banner.tsx";
