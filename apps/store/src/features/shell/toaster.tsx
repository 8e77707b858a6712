import { Toaster } from "@selvedge/ui/toast";
import { toasts } from "./toasts.ts";

/** The corner where the shell's toasts appear. */
export default function ShellToaster() {
  return <Toaster toasts={toasts} position="top-right" />;
}
