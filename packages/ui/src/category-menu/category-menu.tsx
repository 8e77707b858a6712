"use client";

import type { ComponentProps, ReactNode } from "react";
import { CaretDown } from "../icons/caret-down.tsx";
import { useHydrated } from "../lib/browser-state.ts";
import { Link, type LinkProps } from "../lib/link.tsx";
import { FollowContext } from "../lib/menu-link.tsx";
import { useLabels } from "../lib/selvedge-context.ts";
import { navLink } from "../site-header/site-header.recipe.ts";
import { Skeleton, SkeletonText } from "../skeleton/index.ts";
import { CategoryMenuLink } from "./category-menu-links.tsx";
import { columns, menu, panel } from "./category-menu.recipe.ts";
import { useDisclosure } from "./use-disclosure.ts";

export interface CategoryMenuLabels {
  /** Text of the entry. */
  categories: string;
  /** Text of the link that replaces the categories. */
  all: string;
  loading: string;
}

const english: CategoryMenuLabels = {
  categories: "Categories",
  all: "All products",
  loading: "Loading categories",
};

export interface CategoryMenuProps extends ComponentProps<"li"> {
  /** Page with all products: target of the entry without JavaScript, and in the empty and error states. */
  href: string;
  /** `empty` and `error` show the link to all products. @default "ready" */
  state?: "ready" | "loading" | "empty" | "error" | undefined;
  /** `columns`: as wide as the header, with `CategoryMenuGroup`s; `dropdown`: a few `CategoryMenuLink`s. @default "columns" */
  variant?: "columns" | "dropdown" | undefined;
  /** A `CategoryMenuFeature` at the end of the columns. */
  feature?: ReactNode;
  /** Set if the current page is one of the categories. */
  "aria-current"?: "true" | undefined;
  /** Renders a router link in place of `<a>`. @default the provider's link */
  render?: LinkProps["render"] | undefined;
  labels?: Partial<CategoryMenuLabels> | undefined;
}

/**
 * Category entry of the header: a disclosure button with a header-wide panel, or with a dropdown for few categories.
 * Renders an `<li>` for `HeaderNav`. Without JavaScript it is a link to all products.
 */
export function CategoryMenu({
  href,
  state = "ready",
  variant = "columns",
  feature,
  "aria-current": current,
  render,
  labels,
  className,
  children,
  ...props
}: CategoryMenuProps) {
  const words = useLabels("categoryMenu", english, labels);
  const hydrated = useHydrated();
  const { open, close, rootProps, triggerProps, placeholderProps, panelProps } = useDisclosure();
  const shown = state === "ready" ? variant : "dropdown";

  const content = () => {
    if (state === "loading") {
      return (
        <Skeleton label={words.loading} className="sv:max-w-60 sv:p-2">
          <SkeletonText lines={3} />
        </Skeleton>
      );
    }
    if (state !== "ready") {
      return (
        <ul>
          <CategoryMenuLink href={href} render={render}>
            {words.all}
          </CategoryMenuLink>
        </ul>
      );
    }
    if (variant === "dropdown") return <ul>{children}</ul>;
    return (
      <div className="sv:wrap sv:grid sv:grid-cols-4 sv:gap-x-gutter">
        <ul className={columns({ beside: feature ? "feature" : "nothing" })}>{children}</ul>
        {feature && <div>{feature}</div>}
      </div>
    );
  };

  const face = (
    <>
      <span>{words.categories}</span>
      <CaretDown className="sv:size-3.25 sv:noscript:hidden" />
    </>
  );

  return (
    <li
      {...rootProps(props)}
      data-component="category-menu"
      data-state={open ? "open" : "closed"}
      className={menu({ variant: shown, className })}
    >
      {hydrated ? (
        <button {...triggerProps()} type="button" className={navLink()} aria-current={current}>
          {face}
        </button>
      ) : (
        <Link {...placeholderProps()} href={href} render={render} className={navLink()} aria-current={current}>
          {face}
        </Link>
      )}
      {open && (
        <div {...panelProps()} data-part="panel" className={panel({ variant: shown })}>
          <FollowContext value={close}>{content()}</FollowContext>
        </div>
      )}
    </li>
  );
}
