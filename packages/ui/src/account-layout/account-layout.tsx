import type { ComponentProps, ReactNode } from "react";
import { PageHeading } from "../page-heading/index.ts";

export interface AccountLayoutProps extends Omit<ComponentProps<"div">, "title"> {
  /** The page's `<h1>`. */
  title: ReactNode;
  name: string;
  email: string;
  /** The account's parts: tabs or links. A rail on wide screens, above the content on narrow ones. */
  nav: ReactNode;
}

/** First letters of the first and the last word of a name. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map(
    (word) => Array.from(word ?? "")[0] ?? "",
  );
  return letters.join("").toLocaleUpperCase();
}

/** Who is signed in and the parts of their account on the left, the chosen part (children) on the right. */
export function AccountLayout({ title, name, email, nav, className = "", children, ...props }: AccountLayoutProps) {
  return (
    <div
      {...props}
      data-component="account-layout"
      className={`sv:wrap sv:grid sv:gap-x-gutter sv:gap-y-8 sv:py-block sv:xl:grid-cols-12 ${className}`}
    >
      <PageHeading title={title} className="sv:xl:col-span-12" />
      <aside className="sv:min-w-0 sv:xl:col-span-3">
        <div className="sv:mb-6 sv:flex sv:items-center sv:gap-4">
          <span
            aria-hidden="true"
            data-part="avatar"
            className="sv:grid sv:size-16 sv:shrink-0 sv:place-items-center sv:rounded-full sv:bg-accent-soft sv:pt-0.5 sv:text-h4 sv:text-on-accent-soft"
          >
            {initialsOf(name)}
          </span>
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
