import { Drawer, DrawerBody, DrawerContent } from "@selvedge/ui/drawer";
import { TextLink } from "@selvedge/ui/text-link";
import { useLocation } from "react-router-dom";
import { storeLink } from "../../lib/store-link.tsx";
import { LoginForm } from "./login-form.tsx";

/** The login form over the page that the shopper is on. Loaded when it is asked for; `/login` is the same by itself. */
export default function LoginOverlay({ onClose }: { onClose: () => void }) {
  const { pathname, search } = useLocation();
  return (
    <Drawer defaultOpen onOpenChange={(open) => !open && onClose()}>
      <DrawerContent title="Login">
        <DrawerBody>
          <LoginForm onSignedIn={onClose} />
          <p className="sv:mt-8 sv:border-t sv:border-hairline sv:pt-6">
            New here?{" "}
            <TextLink
              href={`/register?redirect=${encodeURIComponent(pathname + search)}`}
              render={storeLink}
              onClick={onClose}
            >
              Register
            </TextLink>
          </p>
        </DrawerBody>
      </DrawerContent>
    </Drawer>
  );
}
