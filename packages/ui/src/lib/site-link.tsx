import type { ComponentProps, ReactNode } from "react";

/** A way to a page of the shop. */
export interface SiteLink {
  label: string;
  href: string;
  /** Whether it leads to the page that is shown. @default false */
  current?: boolean;
}

/** Renders a link, of a router for instance, from the attributes of an `<a>`. */
export type RenderLink = (props: ComponentProps<"a">) => ReactNode;

export const plainLink: RenderLink = (props) => <a {...props} />;
