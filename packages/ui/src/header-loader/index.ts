export { HeaderLoader, type HeaderLoaderProps } from "./header-loader.tsx";
