import { Drawer, DrawerBody, DrawerContent } from "@selvedge/ui/drawer";
import { MobileNavigation } from "@selvedge/ui/mobile-navigation";
import { TextLink } from "@selvedge/ui/text-link";
import { formatPhone } from "@selvedge/commerce/contact-rules";
import { brand, chatUrl } from "../../brand.ts";
import { storeLink } from "../../lib/store-link.tsx";
import { useSession } from "../session/use-session.ts";
import { collectionLinks, policyLinks, useCategoryLinks, useIsCurrent } from "./navigation.ts";

/** The navigation of narrow screens. Loaded when it is asked for. */
export default function NavigationDrawer({ onClose }: { onClose: () => void }) {
  const isCurrent = useIsCurrent();
  const { links } = useCategoryLinks();
  const session = useSession();
  const withCurrent = (ways: { label: string; href: string }[]) =>
    ways.map((way) => ({ ...way, current: isCurrent(way.href) }));
  const account =
    session.status === "guest"
      ? [
          { label: "Login", href: "/login" },
          { label: "Register", href: "/register" },
        ]
      : [{ label: "Account", href: "/account", current: isCurrent("/account") }];

  return (
    <Drawer defaultOpen onOpenChange={(open) => !open && onClose()}>
      <DrawerContent title="Menu" side="start" initialFocus="close">
        <DrawerBody>
          <MobileNavigation
            renderLink={storeLink}
            onNavigate={onClose}
            entries={[
              { label: "Home", href: "/", current: isCurrent("/") },
              { label: "Shop", href: "/shop", current: isCurrent("/shop") },
              { label: "Categories", href: "/shop", allLabel: null, open: true, children: links },
              {
                label: "Collections",
                href: "/shop",
                allLabel: null,
                open: true,
                children: withCurrent(collectionLinks),
              },
            ]}
            small={[...account, ...withCurrent(policyLinks)]}
            contact={
              <div className="sv:grid sv:justify-items-start sv:gap-3">
                <TextLink form="quiet" href={`tel:${brand.phone}`}>
                  {formatPhone(brand.phone)}
                </TextLink>
                <TextLink form="quiet" href={chatUrl} target="_blank" rel="noopener noreferrer">
                  Chat with us
                  <span className="sv:sr-only"> (opens in a new tab)</span>
                </TextLink>
              </div>
            }
          />
        </DrawerBody>
      </DrawerContent>
    </Drawer>
  );
}
