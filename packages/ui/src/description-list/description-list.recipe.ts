import { cva } from "class-variance-authority";

export const list = cva("grid tabular", {
  variants: {
    form: {
      facts: "grid-cols-[auto_minmax(0,1fr)] gap-x-9",
      sums: "grid-cols-[minmax(0,1fr)_auto] gap-x-4 text-label font-regular",
    },
  },
  defaultVariants: { form: "facts" },
});

export const row = cva("col-span-2 grid grid-cols-subgrid items-baseline border-t", {
  variants: {
    form: { facts: "border-hairline pt-3.75 pb-3.25", sums: "border-hairline pt-2.75 pb-2.25" },
    rank: { normal: "", total: "border-ink text-price-lg" },
  },
  defaultVariants: { form: "facts", rank: "normal" },
});

export const term = cva("min-w-0 wrap-anywhere", { variants: { form: { facts: "font-medium", sums: "" } } });

export const detail = cva("min-w-0 wrap-anywhere", { variants: { form: { facts: "text-muted", sums: "text-end" } } });
