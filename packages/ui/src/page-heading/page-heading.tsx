import type { ComponentProps, ReactNode } from "react";

export interface PageHeadingProps extends Omit<ComponentProps<"header">, "title"> {
  title: ReactNode;
  /** Heading level; a page has one `<h1>`. @default 1 */
  level?: 1 | 2 | undefined;
  /** `display` is for collections and the 404 page. @default "h1" */
  size?: "h1" | "display" | undefined;
}

const sizes = { h1: "sv:text-h1", display: "sv:text-display" };

/**
 * Header of a page: its heading, which receives the focus after a navigation, and a sentence below (children). Renders a
 * `<header>`.
 */
export function PageHeading({ title, level = 1, size = "h1", className = "", children, ...props }: PageHeadingProps) {
  const Heading = `h${level}` as const;
  return (
    <header {...props} data-component="page-heading" className={`sv:grid sv:grid-cols-1 sv:gap-4 ${className}`}>
      <Heading
        tabIndex={-1}
        data-part="title"
        className={`sv:font-display ${sizes[size]} sv:text-balance sv:wrap-anywhere`}
      >
        {title}
      </Heading>
      {children && (
        <div data-part="lead" className="sv:max-w-lead sv:text-lead sv:text-pretty sv:wrap-anywhere sv:text-muted">
          {children}
        </div>
      )}
    </header>
  );
}
