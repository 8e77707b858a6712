import type { ReactNode } from "react";

export interface ResultLayoutProps {
  children: ReactNode;
  /** Content beside the result: the products, the next steps, contact. */
  aside: ReactNode;
  /** Accessible name of the aside. */
  asideLabel: string;
}

/** A page that shows the result of an action: the result in the first columns, the aside in columns 9 to 12. */
export function ResultLayout({ children, aside, asideLabel }: ResultLayoutProps) {
  return (
    <div className="sv:wrap sv:grid sv:min-h-svh sv:grid-cols-1 sv:content-start sv:gap-x-gutter sv:gap-y-12 sv:pt-block sv:pb-section sv:xl:grid-cols-12 sv:print:block">
      <div className="sv:min-w-0 sv:xl:col-span-7">{children}</div>
      <aside aria-label={asideLabel} className="sv:min-w-0 sv:print:hidden sv:xl:col-span-4 sv:xl:col-start-9">
        {aside}
      </aside>
    </div>
  );
}

export interface ResultPartProps {
  title: string;
  children: ReactNode;
}

/** A part of the aside with a heading and a rule above it. */
export function ResultPart({ title, children }: ResultPartProps) {
  return (
    <section className="sv:border-t sv:border-ink sv:pt-4 sv:not-first:mt-9">
      <h2 className="sv:mb-4 sv:font-display sv:text-h4">{title}</h2>
      {children}
    </section>
  );
}
