import type { ComponentType } from "react";
import { useLocation } from "react-router-dom";
import { AccountLayout } from "@selvedge/ui/account-layout";
import { Button } from "@selvedge/ui/button";
import { Tab, TabList, TabPanel, Tabs, TabsFold } from "@selvedge/ui/tabs";
import { AddressesPanel, ProfilePanel } from "./profile-panel.tsx";
import { OrdersPanel } from "../orders/orders-panel.tsx";
import { WishlistPanel } from "../wishlist/wishlist-panel.tsx";
import { signOut } from "../session/use-session.ts";
import { useUser } from "../session/user-context.ts";
import { leaveFlash } from "../../lib/flash.ts";
import { PageHead } from "../../lib/page-head.tsx";
import { SecurityPanel } from "./security-panel.tsx";
import { PANEL_NAMES, type PanelId, panelOf } from "./panel-names.ts";
import { useGo } from "../../lib/use-go.ts";

const PANELS: Record<PanelId, ComponentType> = {
  profile: ProfilePanel,
  orders: OrdersPanel,
  wishlist: WishlistPanel,
  addresses: AddressesPanel,
  security: SecurityPanel,
};
const PANEL_IDS = Object.keys(PANELS) as PanelId[];

/** The sections of an account as tabs. */
export default function AccountPanels() {
  const user = useUser();
  const go = useGo();
  const current = panelOf(useLocation());

  const handleLogout = async () => {
    await signOut();
    leaveFlash({ type: "success", text: "You are logged out" });
    go("/login", { replace: true });
  };

  return (
    <>
      <PageHead title={PANEL_NAMES[current]} />
      <Tabs
        variant="rail"
        value={current}
        onValueChange={(tab) => go(tab === "profile" ? "/account" : `/account?tab=${tab}`)}
      >
        <AccountLayout
          title="Account"
          className="sv:min-h-svh sv:content-start"
          name={user.name}
          email={user.email}
          nav={
            <>
              <TabsFold>{PANEL_NAMES[current]}</TabsFold>
              <TabList label="Account">
                {PANEL_IDS.map((id) => (
                  <Tab key={id} value={id}>
                    {PANEL_NAMES[id]}
                  </Tab>
                ))}
              </TabList>
              <Button variant="plain" className="sv:mt-4" onClick={() => void handleLogout()}>
                Logout
              </Button>
            </>
          }
        >
          {PANEL_IDS.map((id) => {
            const Panel = PANELS[id];
            return (
              <TabPanel key={id} value={id}>
                <h2 className="sv:mb-6 sv:font-display sv:text-h3">{PANEL_NAMES[id]}</h2>
                <Panel />
              </TabPanel>
            );
          })}
        </AccountLayout>
      </Tabs>
    </>
  );
}
