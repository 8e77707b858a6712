import type { SignInMeans } from "@selvedge/commerce/wire/sign-in";
import { Button } from "@selvedge/ui/button";
import { Dialog, DialogBody, DialogContent } from "@selvedge/ui/dialog";
import { Field } from "@selvedge/ui/field";
import { Notice } from "@selvedge/ui/notice";
import { PasswordInput } from "@selvedge/ui/password-input";
import { CONFIRMED_MINUTES } from "@selvedge/commerce/promises";
import { api } from "../../lib/browser-api.ts";
import { customerApi } from "../../lib/customer-api.ts";
import { forgetDraft } from "../../lib/draft.ts";
import { leaveFlash } from "../../lib/flash.ts";
import { forgetSession } from "../../lib/session.ts";
import { followGoogleIntent } from "../session/federated-sign-in.ts";
import { loadPage } from "../../lib/page-memory.ts";
import { usePasswordProof } from "./use-password-proof.ts";

interface EraseDialogProps {
  /** The account's sign-in methods; while unknown, a password is asked for. */
  means: SignInMeans | undefined;
  onClose: () => void;
}

/** Deletes the account, confirmed by password or Google. Loaded when it is opened. */
export default function EraseDialog({ means, onClose }: EraseDialogProps) {
  const hasPassword = means?.has_password !== false;
  const mustConfirm = !hasPassword && means.confirmed_until === null;
  const { busy, problem, failure, handleSubmit } = usePasswordProof(async (password) => {
    if (mustConfirm) return followGoogleIntent("confirm");
    await customerApi(api).account.erase(password);
    return leaveForGood();
  }, hasPassword);

  return (
    <Dialog
      defaultOpen
      onOpenChange={(_open, { cancel }) => busy && cancel()}
      onOpenChangeComplete={(open) => !open && onClose()}
    >
      <DialogContent title="Erase your account?">
        <DialogBody>
          <form noValidate className="sv:grid sv:gap-5" onSubmit={handleSubmit}>
            <p className="sv:text-muted">
              This cannot be taken back. If you want to keep your data, download it first.
            </p>
            {failure !== null && (
              <Notice variant="danger" live="assertive">
                {failure}
              </Notice>
            )}
            {hasPassword ? (
              <Field label="Password" error={problem}>
                <PasswordInput name="password" autoComplete="current-password" readOnly={busy} />
              </Field>
            ) : (
              <p className="sv:text-muted">
                {mustConfirm
                  ? `Your account has no password. Confirm with Google that it is you: you come back here, and then have ${CONFIRMED_MINUTES} minutes to erase it.`
                  : "Google has confirmed that it is you."}
              </p>
            )}
            <div className="sv:flex sv:flex-wrap sv:gap-x-6 sv:gap-y-3">
              <Button type="submit" variant={mustConfirm ? "primary" : "danger"} state={busy ? "busy" : "idle"}>
                {mustConfirm ? "Confirm with Google" : busy ? "Erasing…" : "Erase my account"}
              </Button>
              <Button variant="plain" disabled={busy} onClick={onClose}>
                Keep my account
              </Button>
            </div>
          </form>
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}

/**
 * Loads a new document, so that nothing of the account stays in memory. The session is deleted last, because this page
 * would otherwise redirect a guest to login. Never resolves.
 */
function leaveForGood(): Promise<never> {
  window.addEventListener("pagehide", () => {
    forgetDraft();
    forgetSession();
    leaveFlash({ type: "success", text: "Your account is erased" });
  });
  loadPage("/", { replace: true });
  return new Promise(() => undefined);
}
