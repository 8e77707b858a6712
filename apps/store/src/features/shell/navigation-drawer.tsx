import { Drawer, DrawerBody, DrawerContent } from "@selvedge/ui/drawer";
import { MobileNavigation, MobileNavigationGroup, MobileNavigationLink } from "@selvedge/ui/mobile-navigation";
import { TextLink } from "@selvedge/ui/text-link";
import { chatUrl } from "../../brand.ts";
import { PhoneLink } from "../../lib/phone-link.tsx";
import { useSession } from "../session/use-session.ts";
import { useSignInPaths } from "../session/use-sign-in-paths.ts";
import { collectionLinks, type PageLink, policyLinks, useCategoryLinks, useLinkTo } from "./navigation.ts";

/** The navigation of narrow screens. Loaded when it is asked for. */
export default function NavigationDrawer({ onClose }: { onClose: () => void }) {
  const to = useLinkTo();
  const { categories } = useCategoryLinks();
  const session = useSession();
  const { login, register } = useSignInPaths();
  const links = (ways: readonly PageLink[]) =>
    ways.map(({ label, href }) => (
      <MobileNavigationLink key={href} {...to(href)}>
        {label}
      </MobileNavigationLink>
    ));

  return (
    <Drawer defaultOpen onOpenChange={(open) => !open && onClose()}>
      <DrawerContent title="Menu" side="start" initialFocus="close">
        <DrawerBody>
          <MobileNavigation
            onNavigate={onClose}
            small={
              <>
                {session.status === "guest" ? (
                  <>
                    <MobileNavigationLink {...to("/login")} href={login}>
                      Login
                    </MobileNavigationLink>
                    <MobileNavigationLink {...to("/register")} href={register}>
                      Register
                    </MobileNavigationLink>
                  </>
                ) : (
                  <MobileNavigationLink {...to("/account")}>Account</MobileNavigationLink>
                )}
                {links(policyLinks)}
              </>
            }
            contact={
              <div className="sv:grid sv:justify-items-start sv:gap-3">
                <PhoneLink form="quiet" />
                <TextLink form="quiet" href={chatUrl} target="_blank" rel="noopener noreferrer">
                  Chat with us
                  <span className="sv:sr-only"> (opens in a new tab)</span>
                </TextLink>
              </div>
            }
          >
            <MobileNavigationLink {...to("/")}>Home</MobileNavigationLink>
            <MobileNavigationLink {...to("/shop")}>Shop</MobileNavigationLink>
            {categories.length > 0 && (
              <MobileNavigationGroup title="Categories" defaultOpen>
                {links(categories)}
              </MobileNavigationGroup>
            )}
            <MobileNavigationGroup title="Collections" defaultOpen>
              {links(collectionLinks)}
            </MobileNavigationGroup>
          </MobileNavigation>
        </DrawerBody>
      </DrawerContent>
    </Drawer>
  );
}
