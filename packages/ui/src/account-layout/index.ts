export { AccountLayout, type AccountLayoutProps } from "./account-layout.tsx";
