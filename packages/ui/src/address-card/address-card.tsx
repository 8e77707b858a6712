"use client";

import type { ComponentProps, ReactNode } from "react";
import { useLabels } from "../lib/selvedge-context.ts";

export interface AddressCardLabels {
  /** Stands where no address is. */
  empty: string;
}

export interface AddressCardProps extends Omit<ComponentProps<"div">, "children"> {
  /** The address as it is written on an envelope; its line breaks are kept. Null when none is saved. */
  children: string | null;
  /** The way to change it. */
  action?: ReactNode;
  labels?: Partial<AddressCardLabels>;
}

const english: AddressCardLabels = { empty: "No address saved." };

/** A saved address, read as its own letters are, with the way to change it; or the word that there is none. */
export function AddressCard({ children, action, labels, className = "", ...props }: AddressCardProps) {
  const words = useLabels("addressCard", english, labels);
  return (
    <div
      {...props}
      data-component="address-card"
      data-state={children ? "ready" : "empty"}
      className={`sv:flex sv:max-w-form sv:flex-wrap sv:items-baseline sv:justify-between sv:gap-x-6 sv:gap-y-3 sv:rounded-control sv:border sv:border-hairline sv:p-5 ${className}`}
    >
      <p
        data-part="address"
        className={`sv:min-w-0 sv:flex-1 sv:basis-40 sv:whitespace-pre-line sv:wrap-anywhere sv:own-order ${children ? "" : "sv:text-muted"}`}
      >
        {children || words.empty}
      </p>
      {action && <div data-part="action">{action}</div>}
    </div>
  );
}
