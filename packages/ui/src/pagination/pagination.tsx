import type { ComponentProps, ReactNode } from "react";
import { CaretLeft } from "../icons/caret-left.tsx";
import { CaretRight } from "../icons/caret-right.tsx";
import { pageWindow } from "./page-window.ts";

export interface PaginationLabels {
  /** Name of the landmark. */
  pages: string;
  previous: string;
  next: string;
  page: (page: number) => string;
  /** Shown in place of the numbers on narrow screens. */
  position: (page: number, pageCount: number) => string;
}

export interface PaginationProps extends Omit<ComponentProps<"nav">, "children"> {
  /** The current page, from 1. */
  page: number;
  pageCount: number;
  /** Address of a page. */
  href: (page: number) => string;
  /** Renders a router link in place of `<a>`. */
  renderLink?: (props: ComponentProps<"a">) => ReactNode;
  labels?: PaginationLabels;
}

const english: PaginationLabels = {
  pages: "Pages",
  previous: "Previous page",
  next: "Next page",
  page: (page) => `Page ${page}`,
  position: (page, pageCount) => `Page ${page} of ${pageCount}`,
};

const cell =
  "relative grid size-target place-items-center rounded-full pt-0.5 tabular hover:bg-sunken [&>svg]:-mt-0.5 [&>svg]:size-[1.125rem]";
const current =
  "font-medium after:absolute after:inset-x-2.25 after:bottom-2 after:h-stitch after:stitch hover:bg-transparent";

const anchor = (props: ComponentProps<"a">) => <a {...props} />;

/** Links to the other pages of a list. Nothing when there is only one. */
export function Pagination({
  page,
  pageCount,
  href,
  renderLink = anchor,
  labels = english,
  className = "",
  ...props
}: PaginationProps) {
  if (pageCount <= 1) return null;
  const step = (to: number, rel: "prev" | "next", label: string, icon: ReactNode) =>
    to < 1 || to > pageCount ? (
      <span aria-hidden="true" className="grid size-target place-items-center text-faint [&>svg]:size-[1.125rem]">
        {icon}
      </span>
    ) : (
      renderLink({ href: href(to), rel, "aria-label": label, className: cell, children: icon })
    );
  return (
    <nav
      {...props}
      aria-label={labels.pages}
      data-component="pagination"
      className={`-ms-3 flex items-center ${className}`}
    >
      {step(page - 1, "prev", labels.previous, <CaretLeft className="rtl:-scale-x-100" />)}
      <ol className="hidden items-center lg:flex">
        {pageWindow(page, pageCount).map((number, index) => (
          <li key={number ?? `gap-${index}`}>
            {number === null ? (
              <span className="grid h-target w-6 place-items-center">…</span>
            ) : (
              renderLink({
                href: href(number),
                "aria-label": labels.page(number),
                "aria-current": number === page ? "page" : undefined,
                className: number === page ? `${cell} ${current}` : cell,
                children: number,
              })
            )}
          </li>
        ))}
      </ol>
      <p className="px-3 pt-0.5 tabular lg:hidden">{labels.position(page, pageCount)}</p>
      {step(page + 1, "next", labels.next, <CaretRight className="rtl:-scale-x-100" />)}
    </nav>
  );
}
