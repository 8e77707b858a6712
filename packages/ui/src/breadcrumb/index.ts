export {
  Breadcrumb,
  type BreadcrumbLabels,
  type BreadcrumbProps,
  BreadcrumbStep,
  type BreadcrumbStepProps,
} from "./breadcrumb.tsx";
