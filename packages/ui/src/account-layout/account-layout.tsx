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
      className={`wrap grid gap-x-gutter gap-y-8 py-block xl:grid-cols-12 ${className}`}
    >
      <PageHeading title={title} className="xl:col-span-12" />
      <aside className="min-w-0 xl:col-span-3">
        <div className="mb-6 flex items-center gap-4">
          <span
            aria-hidden="true"
            data-part="avatar"
            className="grid size-16 shrink-0 place-items-center rounded-full bg-accent-soft pt-0.5 text-h4 text-on-accent-soft"
          >
            {initialsOf(name)}
          </span>
          <p className="min-w-0 wrap-anywhere">
            <span className="block text-label">{name}</span>
            <span className="block text-caption text-muted">{email}</span>
          </p>
        </div>
        {nav}
      </aside>
      <div className="min-w-0 xl:col-span-8 xl:col-start-5">{children}</div>
    </div>
  );
}
