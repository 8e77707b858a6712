import { Breadcrumb, type BreadcrumbStep } from "@selvedge/ui/breadcrumb";
import { storeLink } from "../../lib/store-link.tsx";

/** The way from home to a page. */
export default function Trail({ steps }: { steps: readonly BreadcrumbStep[] }) {
  return <Breadcrumb steps={steps} renderLink={storeLink} />;
}
