import type { ComponentProps, ReactNode } from "react";
import { Avatar } from "../avatar/index.ts";
import { PageHeading } from "../page-heading/index.ts";

export interface AccountLayoutProps extends Omit<ComponentProps<"div">, "title"> {
  title: ReactNode;
  /** Heading level; a page has one `<h1>`. @default 1 */
  level?: 1 | 2 | undefined;
  /** Name of the signed-in person; their initials are shown beside it. */
  name: string;
  email: ReactNode;
  /** Sections of the account, as tabs or links: a side rail on wide screens, above the content on narrow ones. */
  nav: ReactNode;
}

/** Account page: the person and the navigation at the start, the selected section (children) at the end. */
export function AccountLayout({
  title,
  level = 1,
  name,
  email,
  nav,
  className = "",
  children,
  ...props
}: AccountLayoutProps) {
  return (
    <div
      {...props}
      data-component="account-layout"
      className={`sv:wrap sv:grid sv:gap-x-gutter sv:gap-y-8 sv:py-block sv:xl:grid-cols-12 ${className}`}
    >
      <PageHeading title={title} level={level} className="sv:xl:col-span-12" />
      <aside className="sv:min-w-0 sv:xl:col-span-3">
        <div className="sv:mb-6 sv:flex sv:items-center sv:gap-4">
          <Avatar name={name} size="lg" />
          <p className="sv:min-w-0 sv:wrap-anywhere">
            <span className="sv:block sv:text-label">{name}</span>
            <span className="sv:block sv:text-caption sv:text-muted">{email}</span>
          </p>
        </div>
        {nav}
      </aside>
      <div className="sv:min-w-0 sv:xl:col-span-8 sv:xl:col-start-5">{children}</div>
    </div>
  );
}
