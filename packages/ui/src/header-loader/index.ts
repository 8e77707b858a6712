export { HeaderLoader } from "./header-loader.tsx";
