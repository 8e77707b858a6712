import type { ReactNode } from "react";

/** Ways to pay that have a drawing. None is a trademark. */
export type PaymentMethod = "card" | "bank" | "wallet" | "cash";

/** Line drawings in a box of 24 by 16. */
export const DRAWINGS: Readonly<Record<PaymentMethod, ReactNode>> = {
  card: (
    <>
      <rect x="1.5" y="0.75" width="21" height="14.5" rx="2" />
      <path d="M1.5 5h21M5 11.25h4.5" />
    </>
  ),
  bank: <path d="M3 5.5 12 1l9 4.5ZM2.5 15h19M5.5 7.75v5M10 7.75v5M14 7.75v5M18.5 7.75v5" />,
  wallet: (
    <>
      <path d="M18.5 3.5V2.25A1.5 1.5 0 0 0 17 .75H4.5A2 2 0 0 0 2.5 2.75" />
      <path d="M2.5 2.75a1.75 1.75 0 0 0 1.75 1.5H20a1.5 1.5 0 0 1 1.5 1.5v8a1.5 1.5 0 0 1-1.5 1.5H4.5a2 2 0 0 1-2-2Z" />
      <path d="M16.75 9.75h.5" strokeWidth="2" />
    </>
  ),
  cash: (
    <>
      <rect x="1.5" y="1.75" width="21" height="12.5" rx="1" />
      <circle cx="12" cy="8" r="3" />
      <path d="M5 8h.5M18.5 8h.5" strokeWidth="2" />
    </>
  ),
};
