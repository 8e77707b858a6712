"use client";

import { type ComponentProps, createContext, type ReactNode, use } from "react";
import { EndMark } from "../lib/end-mark.tsx";
import { detail, list, row, term } from "./description-list.recipe.ts";

const FormContext = createContext<"facts" | "sums">("facts");

export interface DescriptionListProps extends ComponentProps<"dl"> {
  /** `facts`: values beside their names; `sums`: figures at the end of the line. @default "facts" */
  form?: "facts" | "sums";
}

/** Names and values, with a line above each. Renders a `<dl>`. */
export function DescriptionList({ form = "facts", className, children, ...props }: DescriptionListProps) {
  return (
    <FormContext value={form}>
      <dl {...props} data-component="description-list" className={list({ form, className })}>
        {children}
        {form === "facts" && <EndMark />}
      </dl>
    </FormContext>
  );
}

export interface DescriptionProps extends Omit<ComponentProps<"div">, "children"> {
  label: ReactNode;
  /** The value, formatted: "₹14,340.00", a date, an address. */
  children: ReactNode;
  /** `total` is the final sum: larger, below a stronger line. @default "normal" */
  rank?: "normal" | "total";
  /** `polite` announces changes of the value; use it for the total only. @default "off" */
  live?: "off" | "polite";
}

/** One name and its value; must be inside a `DescriptionList`. */
export function Description({ label, children, rank = "normal", live = "off", className, ...props }: DescriptionProps) {
  const form = use(FormContext);
  return (
    <div {...props} data-part="description" data-rank={rank} className={row({ form, rank, className })}>
      <dt className={term({ form })}>{label}</dt>
      <dd aria-live={live === "off" ? undefined : live} className={detail({ form })}>
        {children}
      </dd>
    </div>
  );
}
