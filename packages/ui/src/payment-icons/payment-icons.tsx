"use client";

import type { ComponentProps, ReactNode } from "react";
import { useLabels } from "../lib/selvedge-context.ts";
import { DRAWINGS, type PaymentMethod } from "./drawings.tsx";
import * as recipe from "./payment-icons.recipe.ts";

export interface PaymentIconsLabels {
  /** Name of the list. */
  list: string;
}

const englishList: PaymentIconsLabels = { list: "Accepted payment methods" };

export interface PaymentIconsProps extends ComponentProps<"ul"> {
  labels?: Partial<PaymentIconsLabels> | undefined;
}

/** The payment methods that a shop accepts: `PaymentIcon`s. Renders a `<ul>` with a name. */
export function PaymentIcons({ labels, className, ...props }: PaymentIconsProps) {
  const words = useLabels("paymentIcons", englishList, labels);
  return (
    <ul aria-label={words.list} {...props} data-component="payment-icons" className={recipe.icons({ className })} />
  );
}

/** Names of the methods that have a drawing. */
export type PaymentIconLabels = Record<PaymentMethod, string>;

const english: PaymentIconLabels = { card: "Cards", bank: "Net banking", wallet: "Wallets", cash: "Cash on delivery" };

interface PaymentIconOwnProps extends Omit<ComponentProps<"li">, "children"> {
  labels?: Partial<PaymentIconLabels> | undefined;
}

export type PaymentIconProps = PaymentIconOwnProps &
  (
    | {
        /** Draws the method in front of its name. */
        method: PaymentMethod;
        /** @default the label of the method */
        children?: ReactNode;
      }
    | {
        method?: undefined;
        /** Name of a network or a scheme: "UPI", "RuPay". It is set as text and is not translated. */
        children: ReactNode;
      }
  );

/** One payment method, as a small card with its name. Renders an `<li>`. */
export function PaymentIcon({ method, labels, className, children, ...props }: PaymentIconProps) {
  const words = useLabels("paymentIcon", english, labels);
  return (
    <li
      translate={method ? undefined : "no"}
      {...props}
      data-part="icon"
      data-method={method}
      className={recipe.icon({ className })}
    >
      {method && (
        <svg
          viewBox="0 0 24 16"
          aria-hidden="true"
          focusable="false"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.25"
          strokeLinecap="round"
          strokeLinejoin="round"
          className={recipe.drawing()}
        >
          {DRAWINGS[method]}
        </svg>
      )}
      <span>{children ?? (method && words[method])}</span>
    </li>
  );
}
