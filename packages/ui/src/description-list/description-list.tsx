"use client";

import { type ComponentProps, createContext, type ReactNode, use } from "react";
import { EndMark } from "../lib/end-mark.tsx";
import { detail, list, row, term } from "./description-list.recipe.ts";

const ListContext = createContext<"facts" | "sums">("facts");

export interface DescriptionListProps extends ComponentProps<"dl"> {
  /** `facts`: values beside their names; `sums`: figures at the end of the line. @default "facts" */
  variant?: "facts" | "sums" | undefined;
}

/** Names and values, with a line above each. Renders a `<dl>`. */
export function DescriptionList({ variant = "facts", className, children, ...props }: DescriptionListProps) {
  return (
    <ListContext value={variant}>
      <dl {...props} data-component="description-list" className={list({ variant, className })}>
        {children}
        {variant === "facts" && <EndMark />}
      </dl>
    </ListContext>
  );
}

export interface DescriptionProps extends Omit<ComponentProps<"div">, "children"> {
  label: ReactNode;
  /** The value, formatted: "₹14,340.00", a date, an address. */
  children: ReactNode;
  /** `total` is the final sum: larger, below a stronger line. @default "normal" */
  variant?: "normal" | "total" | undefined;
  /** `polite` announces changes of the value; use it for the total only. @default "off" */
  live?: "off" | "polite" | undefined;
}

/** One name and its value; must be inside a `DescriptionList`. */
export function Description({
  label,
  children,
  variant = "normal",
  live = "off",
  className,
  ...props
}: DescriptionProps) {
  const list = use(ListContext);
  return (
    <div {...props} data-part="description" data-variant={variant} className={row({ list, variant, className })}>
      <dt className={term({ list })}>{label}</dt>
      <dd aria-live={live === "off" ? undefined : live} className={detail({ list })}>
        {children}
      </dd>
    </div>
  );
}
