"use client";

import { createContext, use } from "react";
import { mergeProps } from "./merge-props.ts";
import { Link, type LinkProps } from "./link.tsx";

/** Called when a link of a menu is followed; it closes the menu. */
export const FollowContext = createContext<(() => void) | undefined>(undefined);

/** A link of a menu, which closes the menu when it is followed, unless the caller prevents that. */
export function MenuLink(props: LinkProps) {
  const follow = use(FollowContext);
  return <Link {...mergeProps<LinkProps>({ onClick: () => follow?.() }, props)} />;
}
