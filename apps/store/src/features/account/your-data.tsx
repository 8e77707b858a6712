import { useState } from "react";
import type { SignInMeans } from "@selvedge/commerce/wire/sign-in";
import { Button } from "@selvedge/ui/button";
import { Notice } from "@selvedge/ui/notice";
import { api } from "../../lib/browser-api.ts";
import { customerApi } from "../../lib/customer-api.ts";
import { messageOf } from "../../lib/http.ts";
import { overlay } from "../../lib/islands/index.ts";
import { sayNotOpened } from "../../lib/toasts.ts";
import { saveJsonFile } from "./save-file.ts";

const EraseDialog = overlay(
  () => import("./erase-dialog.tsx"),
  ({ onClose }) => {
    onClose();
    sayNotOpened();
  },
);

/** Downloads all data that the shop holds about the customer, and deletes the account. */
export function YourData({ means }: { means: SignInMeans | undefined }) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [isErasing, setErasing] = useState(false);

  const handleDownload = async () => {
    setBusy(true);
    setFailure(null);
    try {
      saveJsonFile("my-data.json", await customerApi(api).account.exported());
    } catch (error) {
      setFailure(messageOf(error, "Something went wrong. Please try again."));
    }
    setBusy(false);
  };

  return (
    <div className="sv:grid sv:justify-items-start sv:gap-5">
      <p className="sv:text-muted">
        A file with what we hold of you: profile, devices, orders, reviews, and which mails we wrote.
      </p>
      {failure !== null && (
        <Notice variant="danger" live="assertive">
          {failure}
        </Notice>
      )}
      <Button variant="quiet" state={busy ? "busy" : "idle"} onClick={() => void handleDownload()}>
        {busy ? "Downloading…" : "Download my data"}
      </Button>
      <p className="sv:text-muted">
        Erasing your account removes your profile, your wishlist, your logins and our mails to you, at once and for
        good. Your orders stay, because tax law asks for their invoices: number, date, pieces, amounts, name and
        address. Email, phone and measurements go from them too, once they are delivered and the time to exchange is
        over. A review that is shown stays, without your name.
      </p>
      <Button variant="danger" onClick={() => setErasing(true)}>
        Erase my account
      </Button>
      {isErasing && <EraseDialog means={means} onClose={() => setErasing(false)} />}
    </div>
  );
}
