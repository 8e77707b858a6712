import { Drawer, DrawerBody, DrawerContent } from "@selvedge/ui/drawer";
import { MobileNavigation, MobileNavigationGroup, MobileNavigationLink } from "@selvedge/ui/mobile-navigation";
import { TextLink } from "@selvedge/ui/text-link";
import { brand, chatUrl } from "../../brand.ts";
import { useShop } from "../../lib/page-state.ts";
import { PhoneLink } from "../../lib/phone-link.tsx";
import { useSession } from "../session/use-session.ts";
import { useSignInPaths } from "../session/use-sign-in-paths.ts";
import { useWishlistCount } from "../wishlist/use-kept-wishlist.ts";
import { helpLinks, labelLinks, type PageLink, useCategoryLinks, useCollectionLinks, useLinkTo } from "./navigation.ts";

/** The navigation on narrow screens. Loaded when it is opened. */
export default function NavigationDrawer({ onClose }: { onClose: () => void }) {
  const to = useLinkTo();
  const shop = useShop();
  const { categories } = useCategoryLinks();
  const collections = useCollectionLinks();
  const session = useSession();
  const wished = useWishlistCount();
  const { login, register } = useSignInPaths();
  const links = (ways: readonly PageLink[]) =>
    ways.map(({ label, href }) => (
      <MobileNavigationLink key={href} {...to(href)}>
        {label}
      </MobileNavigationLink>
    ));

  return (
    <Drawer defaultOpen onOpenChangeComplete={(open) => !open && onClose()}>
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
                <MobileNavigationLink {...to("/wishlist")}>
                  {wished > 0 ? `Wishlist, ${wished}` : "Wishlist"}
                </MobileNavigationLink>
                {links(helpLinks(shop))}
              </>
            }
            contact={
              <div className="sv:grid sv:justify-items-start sv:gap-3">
                <PhoneLink variant="quiet" />
                <TextLink variant="quiet" href={chatUrl} target="_blank" rel="noopener noreferrer">
                  Chat with us
                  <span className="sv:sr-only"> (opens in a new tab)</span>
                </TextLink>
              </div>
            }
          >
            <MobileNavigationLink {...to("/search")}>Search</MobileNavigationLink>
            <MobileNavigationLink {...to("/")}>Home</MobileNavigationLink>
            <MobileNavigationLink {...to("/shop")}>Shop</MobileNavigationLink>
            {categories.length > 0 && (
              <MobileNavigationGroup title="Categories" defaultOpen>
                {links(categories)}
              </MobileNavigationGroup>
            )}
            {collections.length > 0 && (
              <MobileNavigationGroup title="Collections" defaultOpen>
                {links(collections)}
              </MobileNavigationGroup>
            )}
            <MobileNavigationGroup title="Journals">
              {links([{ label: "Our Journal", href: "/journals" }])}
              {brand.socialJournal && (
                <MobileNavigationLink href={brand.socialJournal.url} target="_blank" rel="noopener noreferrer">
                  {brand.socialJournal.label}
                  <span className="sv:sr-only"> (opens in a new tab)</span>
                </MobileNavigationLink>
              )}
            </MobileNavigationGroup>
            {links(labelLinks)}
          </MobileNavigation>
        </DrawerBody>
      </DrawerContent>
    </Drawer>
  );
}
