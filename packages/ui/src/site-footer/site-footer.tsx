import { Children, useId, type ComponentProps, type ReactNode } from "react";
import { IconLink, type IconLinkProps } from "../icon-button/index.ts";
import { Link, type LinkProps } from "../lib/link.tsx";
import * as recipe from "./site-footer.recipe.ts";

/**
 * The foot of every page, indigo in both themes: help, the label, how to reach it, and who it is by law.
 * Children are `SiteFooterColumns` and a `SiteFooterFoot`.
 */
export function SiteFooter({ className, children, ...props }: ComponentProps<"footer">) {
  return (
    <footer {...props} data-component="site-footer" className={recipe.footer({ className })}>
      <div className="sv:wrap">{children}</div>
    </footer>
  );
}

/** A `SiteFooterLead` on the left, and three `SiteFooterColumn`s beside it. */
export function SiteFooterColumns({ className, ...props }: ComponentProps<"div">) {
  return <div {...props} data-part="columns" className={recipe.columns({ className })} />;
}

/** A newsletter form or a word about the label, in the wide column. */
export function SiteFooterLead({ className, ...props }: ComponentProps<"div">) {
  return <div {...props} data-part="lead" className={recipe.lead({ className })} />;
}

export interface SiteFooterColumnProps extends Omit<ComponentProps<"nav">, "title"> {
  title: ReactNode;
  /** Heading level; must follow the outline of the page. @default 2 */
  level?: 2 | 3;
  /** On phones, which have two columns side by side; addresses need both. @default "half" */
  width?: "half" | "full";
  /** Below the links, side by side: `SiteFooterSocialLink`s. */
  social?: ReactNode;
}

/** `SiteFooterLink`s under a heading, to pages that exist. Renders a `<nav>`. */
export function SiteFooterColumn({
  title,
  level = 2,
  width = "half",
  social,
  className,
  children,
  ...props
}: SiteFooterColumnProps) {
  const headingId = useId();
  const Heading = `h${level}` as const;
  return (
    <nav {...props} aria-labelledby={headingId} data-part="column" className={recipe.column({ width, className })}>
      <Heading id={headingId} className={recipe.heading()}>
        {title}
      </Heading>
      <ul>{children}</ul>
      {Children.toArray(social).length > 0 && <ul className="sv:-ms-2.5 sv:mt-2.5 sv:flex sv:flex-wrap">{social}</ul>}
    </nav>
  );
}

/** One way of a column: a link in an `<li>`. */
export function SiteFooterLink({ className, ...props }: LinkProps) {
  return (
    <li>
      <Link {...props} data-part="link" className={recipe.link({ className })} />
    </li>
  );
}

/** A place where the label speaks; `label` says what it does: "Instagram (opens in a new tab)". A link in an `<li>`. */
export function SiteFooterSocialLink(props: Omit<IconLinkProps, "tone">) {
  return (
    <li>
      <IconLink target="_blank" rel="noopener" {...props} tone="deep" data-part="social-link" />
    </li>
  );
}

export interface SiteFooterFootProps extends ComponentProps<"div"> {
  /** The wordmark in its footer size. */
  wordmark: ReactNode;
  /** Above the small print: `ThemeSwitch`, the way up. */
  actions?: ReactNode;
  /** ©, registered name, address, tax number and grievance officer: a `<p>` each. */
  children?: ReactNode;
}

/** The wordmark, and the small print beside it. */
export function SiteFooterFoot({ wordmark, actions, className, children, ...props }: SiteFooterFootProps) {
  return (
    <div {...props} data-part="foot" className={recipe.foot({ className })}>
      <div className="sv:xl:col-span-5">{wordmark}</div>
      <div className="sv:min-w-0 sv:max-w-form sv:wrap-anywhere sv:xl:col-span-6 sv:xl:col-start-7">
        {actions}
        <div className={recipe.legal()}>{children}</div>
      </div>
    </div>
  );
}
