import { Button } from "@selvedge/ui/button";
import { Notice } from "@selvedge/ui/notice";
import { useState } from "react";
import { download } from "../calls/download.ts";
import { type Fields, useReadOnce } from "../calls/owner-calls.ts";
import { messageOf } from "../calls/refused.ts";

interface ExportButtonProps {
  /** An action whose message is the file. */
  action: string;
  fields?: Fields;
  /** Name of the file. */
  file: string;
  children: string;
}

/** Saves what an action prints as a file. */
export function ExportButton({ action, fields = {}, file, children }: ExportButtonProps) {
  const read = useReadOnce();
  const [state, setState] = useState<"idle" | "busy">("idle");
  const [error, setError] = useState<string>();
  async function save() {
    setState("busy");
    setError(undefined);
    try {
      download((await read(action, fields)).message, file);
    } catch (thrown) {
      setError(messageOf(thrown));
    } finally {
      setState("idle");
    }
  }
  return (
    <div className="sv:grid sv:grid-cols-1 sv:gap-3">
      {error !== undefined && (
        <Notice variant="danger" live="assertive">
          {error}
        </Notice>
      )}
      <div>
        <Button variant="quiet" state={state} onClick={() => void save()}>
          {children}
        </Button>
      </div>
    </div>
  );
}
