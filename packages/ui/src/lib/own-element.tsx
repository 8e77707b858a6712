import type { ReactNode } from "react";

/**
 * Wraps the caller's content if it has conditionally rendered siblings. Browser translation replaces text nodes, and React
 * cannot insert before a node that is gone. The wrapper does not affect the layout.
 */
export const OwnElement = ({ children }: { children: ReactNode }) => (
  <span className={typeof children === "object" ? "sv:contents" : undefined}>{children}</span>
);
