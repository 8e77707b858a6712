import { cva } from "class-variance-authority";

export const notice = cva(
  "sv:flex sv:flex-wrap sv:items-center sv:gap-x-3 sv:gap-y-1 sv:rounded-control sv:px-4 sv:py-3 sv:forced-colors:border",
  {
    variants: {
      tone: {
        success: "sv:bg-success-soft",
        danger: "sv:bg-danger-soft",
        warning: "sv:bg-warning-soft",
        info: "sv:bg-info-soft",
      },
    },
    defaultVariants: { tone: "info" },
  },
);

export const noticeIcon = cva("sv:size-icon sv:shrink-0 sv:self-start", {
  variants: {
    tone: { success: "sv:text-success", danger: "sv:text-danger", warning: "sv:text-warning", info: "sv:text-info" },
  },
  defaultVariants: { tone: "info" },
});
