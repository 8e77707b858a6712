"use client";

import { type ComponentProps, createContext, type ReactNode, use } from "react";
import { CaretDown } from "../icons/caret-down.tsx";
import type { LinkProps } from "../lib/link.tsx";
import { FollowContext, MenuLink } from "../lib/menu-link.tsx";
import { useLabels } from "../lib/selvedge-context.ts";
import { link, summary } from "./mobile-navigation.recipe.ts";

/** Level of a link in the navigation: main page, subpage, or secondary link. */
const RankContext = createContext<"page" | "narrower" | "small">("page");

export interface MobileNavigationLabels {
  /** Name of the navigation. */
  main: string;
}

const english: MobileNavigationLabels = { main: "Main" };

export interface MobileNavigationProps extends ComponentProps<"div"> {
  /** Secondary links such as the account, below a separator: `MobileNavigationLink`s. */
  small?: ReactNode;
  /** Contact links such as phone and chat, at the bottom. */
  contact?: ReactNode;
  /** Called when a link is followed; use it to close the drawer. */
  onNavigate?: (() => void) | undefined;
  labels?: Partial<MobileNavigationLabels> | undefined;
  /** `MobileNavigationLink`s and `MobileNavigationGroup`s. */
  children?: ReactNode;
}

/** The shop's pages on narrow screens, in the body of a drawer with `side="start"`. */
export function MobileNavigation({
  small,
  contact,
  onNavigate,
  labels,
  className = "",
  children,
  ...props
}: MobileNavigationProps) {
  const words = useLabels("mobileNavigation", english, labels);
  return (
    <div {...props} data-component="mobile-navigation" className={`sv:flex sv:grow sv:flex-col sv:gap-6 ${className}`}>
      <FollowContext value={onNavigate}>
        <nav aria-label={words.main} className="sv:grid sv:gap-6">
          <ul className="sv:grid sv:gap-1">{children}</ul>
          {small && (
            <RankContext value="small">
              <ul className="sv:border-t sv:border-hairline sv:pt-5">{small}</ul>
            </RankContext>
          )}
        </nav>
      </FollowContext>
      {contact && (
        <div
          data-part="contact"
          className="sv:mt-auto sv:border-t sv:border-hairline sv:pt-5 sv:text-muted sv:own-order"
        >
          {contact}
        </div>
      )}
    </div>
  );
}

export interface MobileNavigationLinkProps extends LinkProps {}

/** A page of the shop. A link in an `<li>`. */
export function MobileNavigationLink({ className, ...props }: MobileNavigationLinkProps) {
  const rank = use(RankContext);
  return (
    <li>
      <MenuLink {...props} data-part="link" className={link({ rank, className })} />
    </li>
  );
}

export interface MobileNavigationGroupProps extends Omit<ComponentProps<"li">, "title"> {
  title: ReactNode;
  /** Whether its pages are initially shown, for instance because one of them is the current page. @default false */
  defaultOpen?: boolean | undefined;
  /** Subpages: `MobileNavigationLink`s. */
  children: ReactNode;
}

/** Subpages that expand in place. Renders an `<li>`. */
export function MobileNavigationGroup({ title, defaultOpen = false, children, ...props }: MobileNavigationGroupProps) {
  return (
    <li {...props} data-part="group">
      <details className="sv:group" open={defaultOpen}>
        <summary className={summary()}>
          <span>{title}</span>
          <CaretDown className="sv:size-5 sv:transition-transform sv:duration-base sv:ease-standard sv:group-open:rotate-180" />
        </summary>
        <RankContext value="narrower">
          <ul className="sv:pb-3">{children}</ul>
        </RankContext>
      </details>
    </li>
  );
}
