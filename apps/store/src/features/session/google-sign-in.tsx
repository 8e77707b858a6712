import { useEffect, useState } from "react";
import { Button } from "@selvedge/ui/button";
import { GoogleLogo } from "@selvedge/ui/icons/google-logo";
import { Notice } from "@selvedge/ui/notice";
import { messageOf } from "../../lib/http.ts";
import { useQuery } from "../../lib/use-query.ts";
import { signInWaysQuery } from "./sign-in-ways.ts";
import { goToGoogle } from "./federated-sign-in.ts";

/**
 * The Google sign-in button; renders nothing if the shop has no Google client. `search` is the query of the login page.
 */
export function GoogleSignIn({ search }: { search: string }) {
  const { data } = useQuery(signInWaysQuery);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  useEffect(() => {
    // The browser's back button may restore this page from its cache while the button is still busy.
    const handleShow = () => setBusy(false);
    window.addEventListener("pageshow", handleShow);
    return () => window.removeEventListener("pageshow", handleShow);
  }, []);
  if (!data?.providers.includes("google")) return null;

  const handleClick = async () => {
    setBusy(true);
    setError(null);
    try {
      await goToGoogle(search);
    } catch (failure) {
      setError(messageOf(failure, "Login failed. Please try again."));
      setBusy(false);
    }
  };
  return (
    <div className="sv:mt-4 sv:grid sv:gap-4 sv:noscript:hidden">
      <Button variant="quiet" size="lg" width="full" state={busy ? "busy" : "idle"} onClick={() => void handleClick()}>
        {!busy && <GoogleLogo className="sv:size-icon" />}
        <span>Continue with Google</span>
      </Button>
      <p className="sv:text-caption sv:text-muted">
        The first time, this opens an account. Accounts are for people of 18 years and over.
      </p>
      {error !== null && (
        <Notice variant="danger" live="assertive">
          {error}
        </Notice>
      )}
    </div>
  );
}
