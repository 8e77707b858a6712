"use client";

import { useId, type ReactNode } from "react";
import { CaretDown } from "../icons/caret-down.tsx";
import { plainLink, type RenderLink, type SiteLink } from "../lib/site-link.tsx";
import { useHydrated } from "../lib/browser-state.ts";
import { navLink } from "../site-header/site-header.recipe.ts";
import { Skeleton, SkeletonText } from "../skeleton/index.ts";
import * as recipe from "./category-menu.recipe.ts";
import { useDisclosureMenu } from "./use-disclosure-menu.ts";

export interface CategoryLink extends Omit<SiteLink, "href"> {
  /** `null` for a heading without a page of its own. */
  href: string | null;
  /** Narrower categories beneath it. */
  children?: readonly SiteLink[];
}

export interface CategoryMenuProps {
  /** All products: where the entry leads without JavaScript, and what a failed list falls back to. */
  href: string;
  categories: readonly CategoryLink[];
  /** @default "ready" */
  state?: "ready" | "loading" | "failed";
  /** Whether the page that is shown is one of the categories. @default false */
  current?: boolean;
  /** A picture that leads somewhere, at the end of the wide panel. */
  feature?: ReactNode;
  renderLink?: RenderLink;
  labels?: { name?: string; all?: string; loading?: string };
}

/** Up to this many categories, none with narrower ones, need no panel as wide as the page. */
const DROPDOWN_LIMIT = 6;

/**
 * The header's entry for the categories: a disclosure button with a panel as wide as the header, or a dropdown for few.
 * Renders an `<li>` for `HeaderNav`. Without JavaScript it is a link to all products.
 */
export function CategoryMenu({
  href,
  categories,
  state = "ready",
  current = false,
  feature,
  renderLink = plainLink,
  labels,
}: CategoryMenuProps) {
  const panelId = useId();
  const hydrated = useHydrated();
  const { open, close, trigger, toggle, rootProps } = useDisclosureMenu();
  const name = labels?.name ?? "Categories";
  const flat = categories.length <= DROPDOWN_LIMIT && categories.every((category) => !category.children?.length);
  const shape = state === "ready" && !flat ? "columns" : "dropdown";

  const link = (to: SiteLink, className: string) =>
    renderLink({
      href: to.href,
      "aria-current": to.current ? "page" : undefined,
      className,
      onClick: close,
      children: to.label,
    });

  const content = () => {
    if (state === "loading") {
      return (
        <Skeleton label={labels?.loading ?? "Loading categories"} className="sv:max-w-60 sv:p-2">
          <SkeletonText lines={3} />
        </Skeleton>
      );
    }
    if (state === "failed" || categories.length === 0) {
      return link({ href, label: labels?.all ?? "All products" }, recipe.option());
    }
    if (flat)
      return (
        <ul>
          {categories.map(({ href: own, ...to }) => (
            <li key={to.label}>{own !== null && link({ ...to, href: own }, recipe.option())}</li>
          ))}
        </ul>
      );
    return (
      <div className="sv:wrap sv:grid sv:grid-cols-4 sv:gap-x-gutter">
        <ul
          className={`sv:grid sv:content-start sv:gap-x-gutter sv:gap-y-8 ${feature ? "sv:col-span-3 sv:grid-cols-3" : "sv:col-span-4 sv:grid-cols-4"}`}
        >
          {categories.map(({ children = [], href: own, ...to }) => (
            <li key={to.label} className={recipe.column()}>
              {own === null ? (
                <p className={recipe.category()}>{to.label}</p>
              ) : (
                link({ ...to, href: own }, recipe.category())
              )}
              {children.length > 0 && (
                <ul>
                  {children.map((narrower) => (
                    <li key={narrower.href}>{link(narrower, recipe.subCategory())}</li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
        {feature && <div onClickCapture={close}>{feature}</div>}
      </div>
    );
  };

  return (
    <li
      {...rootProps}
      data-component="category-menu"
      data-state={open ? "open" : "closed"}
      className={recipe.menu({ shape })}
    >
      {hydrated ? (
        <button
          type="button"
          ref={trigger}
          aria-expanded={open}
          aria-controls={open ? panelId : undefined}
          aria-current={current ? "true" : undefined}
          className={navLink()}
          onClick={toggle}
        >
          {name}
          <CaretDown className="sv:size-3.25" />
        </button>
      ) : (
        renderLink({ href, "aria-current": current ? "true" : undefined, className: navLink(), children: name })
      )}
      {open && (
        <div id={panelId} data-part="panel" className={recipe.panel({ shape })}>
          {content()}
        </div>
      )}
    </li>
  );
}
