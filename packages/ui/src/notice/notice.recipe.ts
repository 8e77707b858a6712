import { cva } from "class-variance-authority";

export const notice = cva(
  "flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control px-4 py-3 forced-colors:border",
  {
    variants: {
      tone: { success: "bg-success-soft", danger: "bg-danger-soft", warning: "bg-warning-soft", info: "bg-info-soft" },
    },
    defaultVariants: { tone: "info" },
  },
);

export const noticeIcon = cva("size-icon shrink-0 self-start", {
  variants: { tone: { success: "text-success", danger: "text-danger", warning: "text-warning", info: "text-info" } },
  defaultVariants: { tone: "info" },
});
