import type { ComponentProps, ReactNode } from "react";
import { CountBadge } from "../badge/index.ts";
import { plainLink, type RenderLink, type SiteLink } from "../lib/site-link.tsx";
import { bar, entry } from "./toolbar.recipe.ts";

export interface ToolbarEntry extends SiteLink {
  icon: ReactNode;
  /** How many things are in there; nothing is shown for 0. @default 0 */
  count?: number;
  /** Name with the count. @default "{label}, {count} items" */
  countLabel?: string;
}

export interface ToolbarProps extends Omit<ComponentProps<"div">, "children"> {
  /** Only pages that exist; five at most. */
  entries: readonly ToolbarEntry[];
  renderLink?: RenderLink;
  /** Name of the navigation. @default "Quick links" */
  label?: string;
}

/**
 * Links at the lower edge of phones, below 768 px. It goes away while a field has the focus, since the keyboard is open
 * then. Place it last: it keeps its own height, and that of a bar above it, free at the end of the page.
 */
export function Toolbar({
  entries,
  renderLink = plainLink,
  label = "Quick links",
  className = "",
  ...props
}: ToolbarProps) {
  return (
    <div
      {...props}
      data-component="toolbar"
      className={`sv:h-[calc(theme(spacing.toolbar)+env(safe-area-inset-bottom)+var(--sv-bottom-bar,0rem))] sv:bg-deep sv:lg:hidden sv:print:hidden ${className}`}
    >
      <nav aria-label={label} className={bar()}>
        <ul className="sv:grid sv:auto-cols-fr sv:grid-flow-col">
          {entries.map(({ href, label: name, icon, current, count = 0, countLabel }) => (
            <li key={href}>
              {renderLink({
                href,
                "aria-current": current ? "page" : undefined,
                className: entry(),
                ...(count > 0 && { "aria-label": countLabel ?? `${name}, ${count > 99 ? "99+" : count} items` }),
                children: (
                  <>
                    {icon}
                    {name}{" "}
                    <span className="sv:absolute sv:start-1/2 sv:top-0 sv:w-5.5">
                      <CountBadge count={count} />
                    </span>
                  </>
                ),
              })}
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
