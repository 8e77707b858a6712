import { cva } from "class-variance-authority";

export const row = cva("sv:border-b sv:border-hairline", {
  variants: { selected: { true: "sv:bg-accent-soft sv:text-on-accent-soft", false: "" } },
});
