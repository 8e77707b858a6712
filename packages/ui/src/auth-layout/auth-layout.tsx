import type { ComponentProps, ReactNode } from "react";
import { PageHeading } from "../page-heading/index.ts";

export interface AuthLayoutProps extends Omit<ComponentProps<"div">, "title"> {
  title: ReactNode;
  /** Heading level; a page has one `<h1>`. @default 1 */
  level?: 1 | 2 | undefined;
  /** Picture beside the form, on wide screens only. */
  picture?: ReactNode;
  /** Link to the other form: "New here? Register". */
  footer?: ReactNode;
}

/** Page with one short form (children) at the start and a picture at the end. */
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
