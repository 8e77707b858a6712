"use client";

import type { ComponentProps, ReactNode } from "react";
import { CaretLeft } from "../icons/caret-left.tsx";
import { CaretRight } from "../icons/caret-right.tsx";
import { Link, type LinkProps } from "../lib/link.tsx";
import { useLabels } from "../lib/selvedge-context.ts";
import { pageWindow } from "./page-window.ts";

export interface PaginationLabels {
  /** Name of the landmark. */
  pages: string;
  previous: string;
  next: string;
  page: (page: number) => string;
  /** Shown instead of page numbers on narrow screens. */
  position: (page: number, pageCount: number) => string;
}

export interface PaginationProps extends Omit<ComponentProps<"nav">, "children"> {
  /** The current page, from 1. */
  page: number;
  pageCount: number;
  /** URL of a page. */
  href: (page: number) => string;
  /** Renders a router link in place of `<a>`. @default the provider's link */
  render?: LinkProps["render"] | undefined;
  labels?: Partial<PaginationLabels> | undefined;
}

const english: PaginationLabels = {
  pages: "Pages",
  previous: "Previous page",
  next: "Next page",
  page: (page) => `Page ${page}`,
  position: (page, pageCount) => `Page ${page} of ${pageCount}`,
};

const cell =
  "sv:relative sv:grid sv:size-target sv:place-items-center sv:rounded-full sv:pt-0.5 sv:tabular sv:hover:bg-sunken sv:[&>svg]:-mt-0.5 sv:[&>svg]:size-[1.125rem]";
const current =
  "sv:font-medium sv:after:absolute sv:after:inset-x-2.25 sv:after:bottom-2 sv:after:h-stitch sv:after:stitch sv:hover:bg-transparent";

/** Links to the other pages of a list. Renders nothing if there is only one page. */
export function Pagination({ page, pageCount, href, render, labels, className = "", ...props }: PaginationProps) {
  const words = useLabels("pagination", english, labels);
  if (pageCount <= 1) return null;
  const step = (to: number, rel: "prev" | "next", label: string, icon: ReactNode) =>
    to < 1 || to > pageCount ? (
      <span
        aria-hidden="true"
        className="sv:grid sv:size-target sv:place-items-center sv:text-faint sv:[&>svg]:size-[1.125rem]"
      >
        {icon}
      </span>
    ) : (
      <Link href={href(to)} rel={rel} aria-label={label} className={cell} render={render}>
        {icon}
      </Link>
    );
  return (
    <nav
      aria-label={words.pages}
      {...props}
      data-component="pagination"
      className={`sv:-ms-3 sv:flex sv:items-center ${className}`}
    >
      {step(page - 1, "prev", words.previous, <CaretLeft className="sv:rtl:-scale-x-100" />)}
      <ol className="sv:hidden sv:items-center sv:lg:flex">
        {pageWindow(page, pageCount).map((number, index) => (
          <li key={number ?? `gap-${index}`}>
            {number === null ? (
              <span className="sv:grid sv:h-target sv:w-6 sv:place-items-center">…</span>
            ) : (
              <Link
                href={href(number)}
                aria-label={words.page(number)}
                aria-current={number === page ? "page" : undefined}
                className={number === page ? `${cell} ${current}` : cell}
                render={render}
              >
                {number}
              </Link>
            )}
          </li>
        ))}
      </ol>
      <p className="sv:px-3 sv:pt-0.5 sv:tabular sv:lg:hidden">{words.position(page, pageCount)}</p>
      {step(page + 1, "next", words.next, <CaretRight className="sv:rtl:-scale-x-100" />)}
    </nav>
  );
}
