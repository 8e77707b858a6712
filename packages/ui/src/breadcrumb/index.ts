export { Breadcrumb, type BreadcrumbProps, type BreadcrumbStep } from "./breadcrumb.tsx";
