import { useState } from "react";
import { useLocation, useNavigationType, useSearchParams } from "react-router-dom";
import type { Product } from "@selvedge/commerce/wire/catalogue";
import { type Choice, readChoice, writeChoice } from "./variant-choice.ts";

/**
 * The chosen options, kept in sync with the address. The choice itself changes at once; the address follows in a
 * transition, so that a second choice made meanwhile does not lose the first. Back and forward restore earlier choices.
 */
export function useChoice(product: Product) {
  const { key } = useLocation();
  const kind = useNavigationType();
  const [search, setSearch] = useSearchParams();
  const [shown, setShown] = useState(() => ({ key, choice: readChoice(product, search) }));

  let { choice } = shown;
  if (shown.key !== key) {
    if (kind === "POP") choice = readChoice(product, search);
    setShown({ key, choice });
  }

  const choose = (type: keyof Choice, value: string | null) => {
    const next = { ...choice };
    if (value === null) delete next[type];
    else next[type] = value;
    setShown({ key, choice: next });
    setSearch(writeChoice(search, next));
  };

  return [choice, choose] as const;
}
