"use client";

import { Children, type ComponentProps, createContext, type ReactNode, use } from "react";
import type { LinkProps } from "../lib/link.tsx";
import { MenuLink } from "../lib/menu-link.tsx";
import { group, link } from "./category-menu.recipe.ts";

/** Level of a link in the menu: an entry of the dropdown, or a subcategory. */
const RankContext = createContext<"option" | "narrower">("option");

export interface CategoryMenuLinkProps extends LinkProps {}

/** A category of the dropdown, or a subcategory of a `CategoryMenuGroup`. A link in an `<li>`. */
export function CategoryMenuLink({ className, ...props }: CategoryMenuLinkProps) {
  const rank = use(RankContext);
  return (
    <li>
      <MenuLink {...props} data-part="link" className={link({ rank, className })} />
    </li>
  );
}

export interface CategoryMenuGroupProps extends Omit<ComponentProps<"li">, "title"> {
  title: ReactNode;
  /** Target of the title; omit it if the group has no page of its own. */
  href?: string | undefined;
  /** Set if `href` is the current page. */
  "aria-current"?: "page" | undefined;
  /** Renders a router link in place of `<a>`. @default the provider's link */
  render?: LinkProps["render"] | undefined;
  /** Subcategories: `CategoryMenuLink`s. */
  children?: ReactNode;
}

/** A category of the columns with its subcategories below. Renders an `<li>`. */
export function CategoryMenuGroup({
  title,
  href,
  "aria-current": current,
  render,
  className,
  children,
  ...props
}: CategoryMenuGroupProps) {
  const heading = link({ rank: "group" });
  return (
    <li {...props} data-part="group" className={group({ className })}>
      {href === undefined ? (
        <p className={heading}>{title}</p>
      ) : (
        <MenuLink href={href} render={render} aria-current={current} className={heading}>
          {title}
        </MenuLink>
      )}
      {Children.toArray(children).length > 0 && (
        <RankContext value="narrower">
          <ul>{children}</ul>
        </RankContext>
      )}
    </li>
  );
}

export interface CategoryMenuFeatureProps extends LinkProps {}

/** A picture link beside the columns. */
export function CategoryMenuFeature({ className = "", ...props }: CategoryMenuFeatureProps) {
  return <MenuLink {...props} data-part="feature" className={`sv:block ${className}`} />;
}
