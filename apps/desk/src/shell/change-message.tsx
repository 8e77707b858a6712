import { Notice } from "@selvedge/ui/notice";
import { useEffect, useRef } from "react";
import type { ActionChange } from "../calls/owner-calls.ts";

/**
 * What the last of these changes did, or why it was refused. It takes the focus if the change has removed the control
 * that had it.
 */
export function ChangeMessage({ changes }: { changes: readonly ActionChange[] }) {
  const message = useRef<HTMLDivElement>(null);
  const last = changes.toSorted((one, other) => other.number - one.number)[0];
  const text = last?.error ?? last?.done;
  useEffect(() => {
    if (text !== undefined && document.activeElement === document.body) message.current?.focus();
  }, [text, last?.number]);
  if (!last || text === undefined) return null;
  return (
    <Notice
      ref={message}
      tabIndex={-1}
      variant={last.error === undefined ? "success" : "danger"}
      live={last.error === undefined ? "polite" : "assertive"}
    >
      <span className="sv:whitespace-pre-line">{text}</span>
    </Notice>
  );
}
