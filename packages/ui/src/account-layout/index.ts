export { AccountLayout, type AccountLayoutProps, initialsOf } from "./account-layout.tsx";
