import { cva } from "class-variance-authority";

/** Wrapped lines are aligned with the text, not with the icon. */
export const notice = cva(
  "sv:relative sv:flex sv:flex-wrap sv:items-center sv:gap-x-3 sv:gap-y-1 sv:rounded-control sv:py-3 sv:ps-12.5 sv:pe-4 sv:forced-colors:border",
  {
    variants: {
      variant: {
        success: "sv:bg-success-soft",
        danger: "sv:bg-danger-soft",
        warning: "sv:bg-warning-soft",
        info: "sv:bg-info-soft",
      },
    },
    defaultVariants: { variant: "info" },
  },
);

export const noticeIcon = cva("sv:absolute sv:start-4 sv:top-3 sv:size-icon", {
  variants: {
    variant: { success: "sv:text-success", danger: "sv:text-danger", warning: "sv:text-warning", info: "sv:text-info" },
  },
  defaultVariants: { variant: "info" },
});
