import type { ComponentProps, ReactNode } from "react";
import { CaretDown } from "../icons/caret-down.tsx";
import { plainLink, type RenderLink, type SiteLink } from "../lib/site-link.tsx";
import { link, summary } from "./mobile-navigation.recipe.ts";

export interface MobileNavigationEntry extends SiteLink {
  /** Narrower pages: the entry then opens in place, and its own page comes first in the list. */
  children?: readonly SiteLink[];
  /** Name of the entry's own page in that list; `null` where it has none. @default "All {label}" */
  allLabel?: string | null;
  /** Whether its narrower pages are shown from the start; they are where one of them is the page that is shown. @default false */
  open?: boolean;
}

export interface MobileNavigationProps extends Omit<ComponentProps<"div">, "children"> {
  /** Only pages that exist. */
  entries: readonly MobileNavigationEntry[];
  /** Account and the like, below a hairline. */
  small?: readonly SiteLink[];
  /** Phone, chat and the like, at the foot. */
  contact?: ReactNode;
  /** Called when a link is followed: closes the drawer. */
  onNavigate?: () => void;
  renderLink?: RenderLink;
  /** Name of the navigation. @default "Main" */
  label?: string;
}

/** The shop's pages for narrow screens, in the body of a drawer from the left. */
export function MobileNavigation({
  entries,
  small = [],
  contact,
  onNavigate,
  renderLink = plainLink,
  label = "Main",
  className = "",
  ...props
}: MobileNavigationProps) {
  const to = ({ href, label: name, current }: SiteLink, rank: "page" | "narrower" | "small") => (
    <li key={href}>
      {renderLink({
        href,
        "aria-current": current ? "page" : undefined,
        className: link({ rank }),
        children: name,
        ...(onNavigate && { onClick: onNavigate }),
      })}
    </li>
  );

  return (
    <div {...props} data-component="mobile-navigation" className={`sv:flex sv:grow sv:flex-col sv:gap-6 ${className}`}>
      <nav aria-label={label} className="sv:grid sv:gap-6">
        <ul className="sv:grid sv:gap-1">
          {entries.map(({ children, allLabel, open = false, ...entry }) =>
            children?.length ? (
              <li key={entry.label}>
                <details className="sv:group" open={open || children.some((narrower) => narrower.current)}>
                  <summary className={summary()}>
                    {entry.label}
                    <CaretDown className="sv:size-5 sv:transition-transform sv:duration-base sv:ease-standard sv:group-open:rotate-180" />
                  </summary>
                  <ul className="sv:pb-3">
                    {allLabel !== null &&
                      to({ ...entry, label: allLabel ?? `All ${entry.label.toLowerCase()}` }, "narrower")}
                    {children.map((narrower) => to(narrower, "narrower"))}
                  </ul>
                </details>
              </li>
            ) : (
              to(entry, "page")
            ),
          )}
        </ul>
        {small.length > 0 && (
          <ul className="sv:border-t sv:border-hairline sv:pt-5">{small.map((entry) => to(entry, "small"))}</ul>
        )}
      </nav>
      {contact && (
        <div data-part="contact" className="sv:mt-auto sv:border-t sv:border-hairline sv:pt-5 sv:text-muted">
          {contact}
        </div>
      )}
    </div>
  );
}
