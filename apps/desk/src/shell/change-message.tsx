import { Notice } from "@selvedge/ui/notice";
import type { ActionChange } from "../calls/owner-calls.ts";

/** What the last of these changes did, or why it was refused. */
export function ChangeMessage({ changes }: { changes: readonly ActionChange[] }) {
  const last = changes.find(({ error, done }) => error !== undefined || done !== undefined);
  if (!last) return null;
  return (
    <Notice
      tone={last.error === undefined ? "success" : "danger"}
      live={last.error === undefined ? "polite" : "assertive"}
    >
      {last.error ?? last.done}
    </Notice>
  );
}
