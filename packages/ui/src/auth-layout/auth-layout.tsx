import type { ComponentProps, ReactNode } from "react";
import { PageHeading } from "../page-heading/index.ts";

export interface AuthLayoutProps extends Omit<ComponentProps<"div">, "title"> {
  title: ReactNode;
  /** Heading level. @default 1, of which a page has one */
  level?: 1 | 2;
  /** A picture of cloth beside the form, on wide screens only. */
  picture?: ReactNode;
  /** The way to the other form: "New here? Register". */
  footer?: ReactNode;
}

/** A page with one short form (children) on the left and cloth on the right. */
export function AuthLayout({ title, level = 1, picture, footer, className = "", children, ...props }: AuthLayoutProps) {
  return (
    <div
      {...props}
      data-component="auth-layout"
      className={`sv:wrap sv:grid sv:gap-gutter sv:py-block sv:xl:grid-cols-12 ${className}`}
    >
      <div className="sv:w-full sv:max-w-[27.5rem] sv:xl:col-span-5 sv:xl:py-12">
        <PageHeading title={title} level={level} className="sv:mb-8" />
        {children}
        {footer && (
          <div data-part="footer" className="sv:mt-8 sv:border-t sv:border-hairline sv:pt-6">
            {footer}
          </div>
        )}
      </div>
      {picture && (
        <div
          data-part="picture"
          className="sv:hidden sv:aspect-product sv:max-h-[46rem] sv:w-full sv:xl:col-span-6 sv:xl:col-start-7 sv:xl:block"
        >
          {picture}
        </div>
      )}
    </div>
  );
}
