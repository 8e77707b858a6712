import type { ReactNode } from "react";

/**
 * Content of the caller's beside parts of the piece that come and go. A translation puts its elements in the place of text nodes, and
 * React cannot insert before one that is gone. Elements are laid out as if this one were not there.
 */
export const OwnElement = ({ children }: { children: ReactNode }) => (
  <span className={typeof children === "object" ? "sv:contents" : undefined}>{children}</span>
);
