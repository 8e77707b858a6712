"use client";

import { Children, type ComponentProps, createContext, type ReactNode, use } from "react";
import type { LinkProps } from "../lib/link.tsx";
import { MenuLink } from "../lib/menu-link.tsx";
import { group, link } from "./category-menu.recipe.ts";

/** What a link of the menu is: a line of the dropdown, or a narrower category. */
const RankContext = createContext<"option" | "narrower">("option");

/** A category of the dropdown, or a narrower one of a `CategoryMenuGroup`. A link in an `<li>`. */
export function CategoryMenuLink({ className, ...props }: LinkProps) {
  const rank = use(RankContext);
  return (
    <li>
      <MenuLink {...props} data-part="link" className={link({ rank, className })} />
    </li>
  );
}

export interface CategoryMenuGroupProps extends Omit<ComponentProps<"li">, "title"> {
  title: ReactNode;
  /** Where the title leads; without it the group has no page of its own. */
  href?: string;
  /** Given where `href` leads to the page which is shown. */
  "aria-current"?: "page" | undefined;
  /** Renders a router link in place of `<a>`. @default the provider's link */
  render?: LinkProps["render"];
  /** Narrower categories: `CategoryMenuLink`s. */
  children?: ReactNode;
}

/** A category of the columns, with those that are narrower beneath it. Renders an `<li>`. */
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

/** A picture beside the columns that leads somewhere. Renders a link. */
export function CategoryMenuFeature({ className = "", ...props }: LinkProps) {
  return <MenuLink {...props} data-part="feature" className={`sv:block ${className}`} />;
}
