import { cva } from "class-variance-authority";

export const list = cva("sv:grid sv:tabular", {
  variants: {
    form: {
      facts: "sv:grid-cols-[auto_minmax(0,1fr)] sv:gap-x-9",
      sums: "sv:grid-cols-[minmax(0,1fr)_auto] sv:gap-x-4 sv:text-label sv:font-regular",
    },
  },
  defaultVariants: { form: "facts" },
});

export const row = cva("sv:col-span-2 sv:grid sv:grid-cols-subgrid sv:items-baseline sv:border-t", {
  variants: {
    form: { facts: "sv:border-hairline sv:pt-3.75 sv:pb-3.25", sums: "sv:border-hairline sv:pt-2.75 sv:pb-2.25" },
    rank: { normal: "", total: "sv:border-ink sv:text-price-lg" },
  },
  defaultVariants: { form: "facts", rank: "normal" },
});

export const term = cva("sv:min-w-0 sv:wrap-anywhere", { variants: { form: { facts: "sv:font-medium", sums: "" } } });

export const detail = cva("sv:min-w-0 sv:wrap-anywhere", {
  variants: { form: { facts: "sv:text-muted", sums: "sv:text-end" } },
});
