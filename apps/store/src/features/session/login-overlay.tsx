import { type MouseEvent, useState } from "react";
import { useLocation } from "react-router-dom";
import { Drawer, DrawerBody, DrawerContent } from "@selvedge/ui/drawer";
import { Notice } from "@selvedge/ui/notice";
import { TextLink } from "@selvedge/ui/text-link";
import { loginPath } from "../../lib/session.ts";
import { useGo } from "../../lib/use-go.ts";
import { pathAfterSignIn } from "./after-sign-in.ts";
import { GoogleSignIn } from "./google-sign-in.tsx";
import { registerPath } from "./register-path.ts";
import { StoreLoginForm } from "./store-login-form.tsx";
import { StoreRegisterForm } from "./store-register-form.tsx";

/**
 * Login and registration over the current page. Afterwards a pending purchase continues, as after the login page;
 * otherwise the shopper stays. Loaded when it is opened; `/login` and `/register` offer the same as pages.
 */
export default function LoginOverlay({ onClose }: { onClose: () => void }) {
  const { pathname, search } = useLocation();
  const here = pathname + search;
  const go = useGo();
  const [isRegistering, setRegistering] = useState(false);
  const [registered, setRegistered] = useState<string | null>(null);

  const handleSignedIn = () => {
    const path = pathAfterSignIn(new URLSearchParams({ redirect: here }));
    onClose();
    if (path !== here) go(path);
  };
  const switchTo = (registering: boolean) => (event: MouseEvent) => {
    event.preventDefault();
    setRegistering(registering);
  };
  const query = `?redirect=${encodeURIComponent(here)}`;

  return (
    <Drawer defaultOpen onOpenChangeComplete={(open) => !open && onClose()}>
      <DrawerContent title={isRegistering ? "Register" : "Login"}>
        <DrawerBody>
          {isRegistering ? (
            <StoreRegisterForm
              search={query}
              onRegistered={(email) => {
                setRegistered(email);
                setRegistering(false);
              }}
            />
          ) : (
            <>
              {registered !== null && (
                <Notice variant="success" live="polite" className="sv:mb-5">
                  Registration successful! Please login to continue.
                </Notice>
              )}
              <StoreLoginForm search={query} defaultEmail={registered ?? undefined} onSignedIn={handleSignedIn} />
            </>
          )}
          <GoogleSignIn search={query} />
          <p className="sv:mt-8 sv:border-t sv:border-hairline sv:pt-6">
            <span>{isRegistering ? "Already have an account? " : "New here? "}</span>
            <TextLink href={isRegistering ? loginPath(here) : registerPath(here)} onClick={switchTo(!isRegistering)}>
              {isRegistering ? "Login" : "Register"}
            </TextLink>
          </p>
        </DrawerBody>
      </DrawerContent>
    </Drawer>
  );
}
