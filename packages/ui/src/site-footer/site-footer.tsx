import { useId, type ComponentProps, type ReactNode } from "react";
import { IconLink } from "../icon-button/index.ts";
import { plainLink, type RenderLink, type SiteLink } from "../lib/site-link.tsx";
import * as recipe from "./site-footer.recipe.ts";

export interface FooterColumn {
  heading: string;
  links: readonly SiteLink[];
}

export interface SocialLink {
  /** Name of the place, with what it does: "Instagram (opens in a new tab)". */
  label: string;
  href: string;
  icon: ReactNode;
}

export interface SiteFooterProps extends Omit<ComponentProps<"footer">, "children"> {
  /** Newsletter form or a word about the label, in the wide column on the left. */
  lead?: ReactNode;
  /** Only pages that exist. */
  columns: readonly FooterColumn[];
  /** Phone and email, as links with their own addresses, and the places where the label speaks. */
  contact?: { heading: string; links: readonly SiteLink[]; social?: readonly SocialLink[] };
  /** The wordmark in its footer size. */
  wordmark: ReactNode;
  /** © and the label's line. */
  copyright: ReactNode;
  /** `ThemeSwitch`. */
  themeSwitch?: ReactNode;
  /** Registered name, address, tax number and grievance officer: a line each. */
  legal?: readonly ReactNode[];
  renderLink?: RenderLink;
}

/** The foot of every page, indigo in both themes: help, the label, how to reach it, and who it is by law. */
export function SiteFooter({
  lead,
  columns,
  contact,
  wordmark,
  copyright,
  themeSwitch,
  legal = [],
  renderLink = plainLink,
  className,
  ...props
}: SiteFooterProps) {
  return (
    <footer {...props} data-component="site-footer" className={recipe.footer({ className })}>
      <div className="sv:wrap">
        <div className={recipe.columns()}>
          {lead && (
            <div data-part="lead" className={recipe.lead()}>
              {lead}
            </div>
          )}
          {columns.map((column, index) => (
            <Column key={column.heading} {...column} place={index === 0 ? "first" : "other"} renderLink={renderLink} />
          ))}
          {contact && (
            <Column heading={contact.heading} links={contact.links} place="contact" renderLink={plainLink}>
              {contact.social && contact.social.length > 0 && (
                <ul className="sv:-ms-2.5 sv:mt-2.5 sv:flex sv:flex-wrap">
                  {contact.social.map(({ label, href, icon }) => (
                    <li key={href}>
                      <IconLink tone="deep" label={label} href={href} target="_blank" rel="noopener">
                        {icon}
                      </IconLink>
                    </li>
                  ))}
                </ul>
              )}
            </Column>
          )}
        </div>
        <div className={recipe.foot()}>
          <div className="sv:xl:col-span-5">{wordmark}</div>
          <div className="sv:min-w-0 sv:max-w-form sv:wrap-anywhere sv:xl:col-span-6 sv:xl:col-start-7">
            {themeSwitch}
            <div className={recipe.legal()}>
              <p>{copyright}</p>
              {legal.map((line, index) => (
                <p key={index}>{line}</p>
              ))}
            </div>
          </div>
        </div>
      </div>
    </footer>
  );
}

interface ColumnProps extends FooterColumn {
  place: "first" | "other" | "contact";
  renderLink: RenderLink;
  children?: ReactNode;
}

function Column({ heading, links, place, renderLink, children }: ColumnProps) {
  const headingId = useId();
  return (
    <nav aria-labelledby={headingId} className={recipe.column({ place })}>
      <h2 id={headingId} className={recipe.heading()}>
        {heading}
      </h2>
      <ul>
        {links.map(({ href, label, current }) => (
          <li key={href}>
            {renderLink({
              href,
              "aria-current": current ? "page" : undefined,
              className: recipe.link(),
              children: label,
            })}
          </li>
        ))}
      </ul>
      {children}
    </nav>
  );
}
