import type { ComponentProps, ReactNode } from "react";
import { PageHeading } from "../page-heading/index.ts";

export interface AuthLayoutProps extends Omit<ComponentProps<"div">, "title"> {
  title: ReactNode;
  /** A picture of cloth beside the form, on wide screens only. */
  picture?: ReactNode;
  /** The way to the other form: "New here? Register". */
  footer?: ReactNode;
}

/** A page with one short form (children) on the left and cloth on the right. */
export function AuthLayout({ title, picture, footer, className = "", children, ...props }: AuthLayoutProps) {
  return (
    <div
      {...props}
      data-component="auth-layout"
      className={`wrap grid gap-gutter py-block xl:grid-cols-12 ${className}`}
    >
      <div className="w-full max-w-[27.5rem] xl:col-span-5 xl:py-12">
        <PageHeading title={title} className="mb-8" />
        {children}
        {footer && (
          <div data-part="footer" className="mt-8 border-t border-hairline pt-6">
            {footer}
          </div>
        )}
      </div>
      {picture && (
        <div
          data-part="picture"
          className="hidden aspect-product max-h-[46rem] w-full xl:col-span-6 xl:col-start-7 xl:block"
        >
          {picture}
        </div>
      )}
    </div>
  );
}
