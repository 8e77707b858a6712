export { Banner, BannerGroup, type BannerProps } from "./banner.tsx";
