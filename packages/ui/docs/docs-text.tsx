import { Fragment, type ReactNode } from "react";
import { toId } from "storybook/internal/csf";
import { Code } from "./sheet.tsx";

/** Text whose parts in backticks are code. */
export function Words({ children }: { children: string }) {
  return children
    .split("`")
    .map((part, index) =>
      index % 2 === 0 ? <Fragment key={index}>{part}</Fragment> : <Code key={index}>{part}</Code>,
    );
}

interface DocsLinkProps {
  /** Title of the stories: "Forms/Button". */
  title: string;
  className?: string;
  children: ReactNode;
}

/** Link to the documentation of a file of stories. The page is an iframe inside the manager, so links target the top window. */
export function DocsLink({ title, className = "", children }: DocsLinkProps) {
  return (
    <a
      href={`./?path=/docs/${toId(title, "docs")}`}
      target="_top"
      className={`sv:text-accent sv:underline sv:underline-offset-4 ${className}`}
    >
      {children}
    </a>
  );
}
