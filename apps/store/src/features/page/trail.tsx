import { Breadcrumb, BreadcrumbStep } from "@selvedge/ui/breadcrumb";

export interface TrailProps {
  /** From the home page to this one, which has no address. */
  steps: readonly { label: string; href?: string }[];
}

/** The breadcrumb trail of a page. */
export function Trail({ steps }: TrailProps) {
  return (
    <Breadcrumb>
      {steps.map(({ label, href }) => (
        <BreadcrumbStep key={label} {...(href !== undefined && { href })}>
          {label}
        </BreadcrumbStep>
      ))}
    </Breadcrumb>
  );
}
