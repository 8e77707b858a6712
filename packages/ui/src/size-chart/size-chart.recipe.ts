import { cva } from "class-variance-authority";

export const row = cva("border-b border-hairline", {
  variants: { selected: { true: "bg-accent-soft text-on-accent-soft", false: "" } },
});
