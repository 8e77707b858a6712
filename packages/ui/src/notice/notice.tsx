import type { ComponentProps, ReactNode } from "react";
import { CheckCircle } from "../icons/check-circle.tsx";
import { Info } from "../icons/info.tsx";
import { Warning } from "../icons/warning.tsx";
import { WarningCircle } from "../icons/warning-circle.tsx";
import { notice, noticeIcon } from "./notice.recipe.ts";

export interface NoticeProps extends ComponentProps<"div"> {
  /** @default "info" */
  tone?: "success" | "danger" | "warning" | "info";
  /** `polite` and `assertive` are heard when the notice appears; `off` is for one that is there from the start. @default "off" */
  live?: "off" | "polite" | "assertive";
  /** A text button or link at the end. */
  action?: ReactNode;
}

const icons = { success: CheckCircle, danger: WarningCircle, warning: Warning, info: Info };
const roles = { off: undefined, polite: "status", assertive: "alert" };

/** A message in the page, where the thing it speaks of is. The words alone must say it: icon and colour only repeat them. */
export function Notice({ tone = "info", live = "off", action, className, children, ...props }: NoticeProps) {
  const ToneIcon = icons[tone];
  return (
    <div {...props} data-component="notice" data-tone={tone} className={notice({ tone, className })}>
      <ToneIcon className={noticeIcon({ tone })} />
      <div
        role={roles[live]}
        data-part="message"
        className="sv:wrap-anywhere sv:min-w-0 sv:flex-1 sv:basis-40 sv:pt-0.5 sv:text-[0.9375rem] sv:leading-normal"
      >
        {children}
      </div>
      {action && <div data-part="action">{action}</div>}
    </div>
  );
}
