import { Children, useId, type ComponentProps, type ReactNode } from "react";
import { IconLink, type IconLinkProps } from "../icon-button/index.ts";
import { Link, type LinkProps } from "../lib/link.tsx";
import * as recipe from "./site-footer.recipe.ts";

export interface SiteFooterProps extends ComponentProps<"footer"> {}

/** Footer of every page, indigo in both themes. Children are `SiteFooterColumns` and a `SiteFooterFoot`. */
export function SiteFooter({ className, children, ...props }: SiteFooterProps) {
  return (
    <footer {...props} data-component="site-footer" className={recipe.footer({ className })}>
      <div className="sv:wrap">{children}</div>
    </footer>
  );
}

export interface SiteFooterColumnsProps extends ComponentProps<"div"> {}

/** A `SiteFooterLead` at the start, and three `SiteFooterColumn`s beside it. */
export function SiteFooterColumns({ className, ...props }: SiteFooterColumnsProps) {
  return <div {...props} data-part="columns" className={recipe.columns({ className })} />;
}

export interface SiteFooterLeadProps extends ComponentProps<"div"> {}

/** A newsletter form or a text about the brand, in the wide column. */
export function SiteFooterLead({ className, ...props }: SiteFooterLeadProps) {
  return <div {...props} data-part="lead" className={recipe.lead({ className })} />;
}

export interface SiteFooterColumnProps extends Omit<ComponentProps<"nav">, "title"> {
  title: ReactNode;
  /** Heading level; must follow the outline of the page. @default 2 */
  level?: 2 | 3 | undefined;
  /** Width on phones, where two columns are side by side; an address needs `full`. @default "half" */
  width?: "half" | "full" | undefined;
  /** `SiteFooterSocialLink`s, side by side below the links. */
  social?: ReactNode;
}

/** `SiteFooterLink`s below a heading. Renders a `<nav>`. */
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

export interface SiteFooterLinkProps extends LinkProps {}

/** One link of a column, in an `<li>`. */
export function SiteFooterLink({ className, ...props }: SiteFooterLinkProps) {
  return (
    <li>
      <Link {...props} data-part="link" className={recipe.link({ className })} />
    </li>
  );
}

export interface SiteFooterSocialLinkProps extends Omit<IconLinkProps, "variant"> {}

/** Link to a social profile, in an `<li>`; `label` says what it does: "Instagram (opens in a new tab)". */
export function SiteFooterSocialLink(props: SiteFooterSocialLinkProps) {
  return (
    <li>
      <IconLink target="_blank" rel="noopener" {...props} variant="deep" data-part="social-link" />
    </li>
  );
}

export interface SiteFooterFootProps extends ComponentProps<"div"> {
  /** A `Wordmark` in its footer size. */
  wordmark: ReactNode;
  /** Above the small print: `ThemeSwitch`, back to top. */
  actions?: ReactNode;
  /** Small print, a `<p>` each: copyright, registered name, address, tax number, grievance officer. */
  children?: ReactNode;
}

/** The wordmark with the small print beside it. */
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
