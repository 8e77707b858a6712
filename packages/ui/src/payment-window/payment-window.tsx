"use client";

import type { ComponentProps, ReactNode } from "react";
import { DialogBody, DialogFooter } from "../dialog/index.ts";
import { useLabels } from "../lib/selvedge-context.ts";
import { Notice } from "../notice/index.ts";

export interface PaymentWindowLabels {
  /** Name of the amount. */
  amount: string;
}

export interface PaymentWindowProps extends ComponentProps<"div"> {
  /** What is to be paid, ready to read. */
  amount: ReactNode;
  /** What it is paid for: an order's number and the like, under the amount. */
  description?: ReactNode;
  /** What went wrong on the way; one can decide again. */
  error?: ReactNode;
  /** What can be decided: up to three `Button`s of full width. */
  actions: ReactNode;
  labels?: Partial<PaymentWindowLabels>;
}

const english: PaymentWindowLabels = { amount: "To pay" };

/** What is to be paid, and what can be decided about it. Children stand above the amount. Stands in a `DialogContent`. */
export function PaymentWindow({
  amount,
  description,
  error,
  actions,
  labels,
  className = "",
  children,
  ...props
}: PaymentWindowProps) {
  const words = useLabels("paymentWindow", english, labels);
  return (
    <div {...props} data-component="payment-window" className={`sv:contents ${className}`}>
      <DialogBody className="sv:grid sv:content-start sv:gap-5">
        {children}
        <dl>
          <dt className="sv:text-muted">{words.amount}</dt>
          <dd className="sv:text-price-lg sv:tabular">{amount}</dd>
          {description && <dd className="sv:text-caption sv:text-muted">{description}</dd>}
        </dl>
        {error && (
          <Notice tone="danger" live="assertive">
            {error}
          </Notice>
        )}
      </DialogBody>
      <DialogFooter className="sv:grid sv:gap-3 sv:sm:grid-cols-3">{actions}</DialogFooter>
    </div>
  );
}
