"use client";

import type { ComponentProps, ReactNode } from "react";
import { useLabels } from "../lib/selvedge-context.ts";

export interface AddressCardLabels {
  /** Shown when no address is saved. */
  empty: string;
}

export interface AddressCardProps extends Omit<ComponentProps<"div">, "children"> {
  /** The address as on an envelope, with its line breaks; null if none is saved. */
  children: string | null;
  /** Link or button to change the address. */
  action?: ReactNode;
  labels?: Partial<AddressCardLabels> | undefined;
}

const english: AddressCardLabels = { empty: "No address saved." };

/** A saved address with a way to change it, or a note that none is saved. The text direction follows the address itself. */
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
