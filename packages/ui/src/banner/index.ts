export { Banner, BannerGroup, type BannerGroupProps, type BannerProps } from "./banner.tsx";
