import type { ComponentProps, ReactNode } from "react";
import { CheckCircle } from "../icons/check-circle.tsx";
import { Info } from "../icons/info.tsx";
import { Warning } from "../icons/warning.tsx";
import { WarningCircle } from "../icons/warning-circle.tsx";
import { notice, noticeIcon } from "./notice.recipe.ts";

export interface NoticeProps extends ComponentProps<"div"> {
  /** @default "info" */
  variant?: "success" | "danger" | "warning" | "info" | undefined;
  /** `polite` and `assertive` announce the notice when it appears; use `off` if it is there from the start. @default "off" */
  live?: "off" | "polite" | "assertive" | undefined;
  /** A text button or link at the end. */
  action?: ReactNode;
}

const icons = { success: CheckCircle, danger: WarningCircle, warning: Warning, info: Info };
const roles = { off: undefined, polite: "status", assertive: "alert" };

/** A message placed next to what it is about. The text must carry the meaning; icon and colour only repeat it. */
export function Notice({ variant = "info", live = "off", action, className, children, ...props }: NoticeProps) {
  const Icon = icons[variant];
  return (
    <div {...props} data-component="notice" data-variant={variant} className={notice({ variant, className })}>
      <Icon className={noticeIcon({ variant })} />
      <div
        role={roles[live]}
        data-part="message"
        className="sv:wrap-anywhere sv:min-w-0 sv:flex-1 sv:basis-40 sv:pt-0.5 sv:text-[length:var(--sv-text-label)] sv:leading-normal"
      >
        {children}
      </div>
      {action && <div data-part="action">{action}</div>}
    </div>
  );
}
