"use client";

import { SelvedgeProvider } from "@selvedge/ui/provider";
import { en } from "@selvedge/ui/labels/en";
import Link from "next/link";

const link = ({ href = "", ...props }) => <Link {...props} href={href} />;

/** As the package's readme has it: functions stay on the browser's side. */
export const Shop = ({ children }) => (
  <SelvedgeProvider locale="en-IN" labels={en} link={link}>
    {children}
  </SelvedgeProvider>
);
