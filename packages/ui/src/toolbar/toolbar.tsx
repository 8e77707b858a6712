"use client";

import type { ComponentProps, ReactNode } from "react";
import { CountBadge } from "../badge/index.ts";
import { EndMark } from "../lib/end-mark.tsx";
import { Link, type LinkProps } from "../lib/link.tsx";
import { useLabels } from "../lib/selvedge-context.ts";
import { bar, entry } from "./toolbar.recipe.ts";

export interface ToolbarLabels {
  /** Name of the navigation. */
  links: string;
  /** Accessible name of a link with a count above 0. */
  counted: (label: string, count: number) => string;
}

const english: ToolbarLabels = {
  links: "Quick links",
  counted: (label, count) => `${label}, ${count > 99 ? "99+" : count} ${count === 1 ? "item" : "items"}`,
};

export interface ToolbarProps extends ComponentProps<"div"> {
  labels?: Pick<Partial<ToolbarLabels>, "links"> | undefined;
}

/**
 * Up to five `ToolbarLink`s at the bottom of phones, below 768 px. It hides while a field has the focus, because the
 * keyboard is open then. Render it last on the page: it reserves its own height, and that of a bar above it, at the end.
 */
export function Toolbar({ labels, className = "", children, ...props }: ToolbarProps) {
  const words = useLabels("toolbar", english, labels);
  return (
    <div
      {...props}
      data-component="toolbar"
      className={`sv:h-[calc(theme(spacing.toolbar)+env(safe-area-inset-bottom)+var(--sv-bottom-bar,0rem))] sv:bg-deep sv:lg:hidden sv:print:hidden ${className}`}
    >
      <nav aria-label={words.links} className={bar()}>
        <ul className="sv:grid sv:auto-cols-fr sv:grid-flow-col">{children}</ul>
        <EndMark />
      </nav>
    </div>
  );
}

export interface ToolbarLinkProps extends Omit<LinkProps, "children"> {
  /** Name of the page. */
  label: string;
  icon: ReactNode;
  /** Number shown at the icon; 0 shows nothing. @default 0 */
  count?: number | undefined;
  labels?: Pick<Partial<ToolbarLabels>, "counted"> | undefined;
}

/** One link of the toolbar, in an `<li>`. */
export function ToolbarLink({ label, icon, count = 0, labels, className, ...props }: ToolbarLinkProps) {
  const words = useLabels("toolbar", english, labels);
  return (
    <li>
      <Link
        {...props}
        aria-label={count > 0 ? words.counted(label, count) : undefined}
        data-part="link"
        className={entry({ className })}
      >
        {icon}
        {/* At 200 % text size, five names are wider than a phone. */}
        <span className="sv:max-[16rem]:sr-only">{label}</span>{" "}
        <span className="sv:absolute sv:inset-x-0 sv:top-0 sv:h-target">
          <CountBadge count={count} />
        </span>
      </Link>
    </li>
  );
}
