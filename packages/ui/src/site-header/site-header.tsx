"use client";

import type { ComponentProps, ReactNode } from "react";
import { HeaderLoader } from "../header-loader/index.ts";
import { EndMark, WHOLE } from "../lib/end-mark.tsx";
import { Link, type LinkProps } from "../lib/link.tsx";
import { useLabels } from "../lib/selvedge-context.ts";
import { bar, header, navLink } from "./site-header.recipe.ts";
import { useHidesOnScroll } from "./use-hides-on-scroll.ts";

export interface SiteHeaderProps extends Omit<ComponentProps<"header">, "children"> {
  /** `HeaderNav`, shown at the start from 1024 px up. */
  nav?: ReactNode;
  /** Button that opens the navigation, shown at the start below 1024 px. */
  menu?: ReactNode;
  wordmark: ReactNode;
  /** Icon links at the end; wrap those for wide screens only in `HeaderAction`. */
  actions?: ReactNode;
}

/**
 * Header of every page, 76 px high; below 1024 px it is 56 px high, hides on scrolling down and returns on scrolling up.
 * Its lower edge is stitched once when the page loads.
 */
export function SiteHeader({ nav, menu, wordmark, actions, className, ...props }: SiteHeaderProps) {
  const hidden = useHidesOnScroll();
  return (
    <header
      {...props}
      data-component="site-header"
      data-state={hidden ? "hidden" : "shown"}
      className={header({ className })}
    >
      <div className={bar()}>
        <div className="sv:flex sv:items-center sv:self-stretch">
          {nav && <div className="sv:h-full sv:max-xl:hidden">{nav}</div>}
          {menu && <div className="sv:-ms-2.5 sv:noscript:hidden sv:xl:hidden">{menu}</div>}
        </div>
        {wordmark}
        <div className={`sv:-me-2.5 sv:flex sv:items-center sv:justify-end ${WHOLE}`}>
          {actions}
          <EndMark />
        </div>
      </div>
      <HeaderLoader />
    </header>
  );
}

export interface HeaderNavLabels {
  /** Name of the navigation. */
  main: string;
}

const english: HeaderNavLabels = { main: "Main" };

export interface HeaderNavProps extends ComponentProps<"nav"> {
  labels?: Partial<HeaderNavLabels> | undefined;
}

/** Main navigation on wide screens: `HeaderNavLink`s and a `CategoryMenu`. */
export function HeaderNav({ labels, className = "", children, ...props }: HeaderNavProps) {
  const words = useLabels("headerNav", english, labels);
  return (
    <nav aria-label={words.main} {...props} data-component="header-nav" className={`sv:h-full ${className}`}>
      <ul className="sv:flex sv:h-full sv:gap-[clamp(0.875rem,2.6vw-0.75rem,2rem)]">{children}</ul>
    </nav>
  );
}

export interface HeaderNavLinkProps extends LinkProps {}

/** One link of the header, in an `<li>`. */
export function HeaderNavLink({ className, ...props }: HeaderNavLinkProps) {
  return (
    <li className="sv:flex sv:h-full sv:items-center">
      <Link {...props} data-part="link" className={navLink({ className })} />
    </li>
  );
}

export interface HeaderActionProps extends ComponentProps<"div"> {
  /** Minimum screen width: 768 or 1024 px. On narrower screens the link is in the toolbar. */
  from: "tablet" | "desktop";
}

/** An icon link of the header that is elsewhere on narrow screens. */
export function HeaderAction({ from, className = "", ...props }: HeaderActionProps) {
  return (
    <div
      {...props}
      data-part="action"
      className={`${from === "tablet" ? "sv:max-lg:hidden" : "sv:max-xl:hidden"} ${className}`}
    />
  );
}
