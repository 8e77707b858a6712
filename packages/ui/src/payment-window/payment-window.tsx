"use client";

import type { ComponentProps, ReactNode } from "react";
import { DialogBody, DialogFooter } from "../dialog/index.ts";
import { useLabels } from "../lib/selvedge-context.ts";
import { Notice } from "../notice/index.ts";

export interface PaymentWindowLabels {
  /** Label of the amount. */
  amount: string;
}

export interface PaymentWindowProps extends ComponentProps<"div"> {
  /** Amount to pay, formatted. */
  amount: ReactNode;
  /** What the payment is for, such as the order number; shown below the amount. */
  description?: ReactNode;
  /** Why the last attempt failed; the buttons stay active. */
  error?: ReactNode;
  /** Choices: up to three `Button`s of full width. */
  actions: ReactNode;
  labels?: Partial<PaymentWindowLabels> | undefined;
}

const english: PaymentWindowLabels = { amount: "To pay" };

/** Amount to pay and the choices. Children are placed above the amount. Place it in a `DialogContent`. */
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
          <Notice variant="danger" live="assertive">
            {error}
          </Notice>
        )}
      </DialogBody>
      <DialogFooter className="sv:grid sv:gap-3 sv:sm:grid-cols-3">{actions}</DialogFooter>
    </div>
  );
}
