import { useLocation, useSearchParams } from "react-router-dom";
import { AccountLayout } from "@selvedge/ui/account-layout";
import { Button } from "@selvedge/ui/button";
import { Tab, TabList, TabPanel, Tabs } from "@selvedge/ui/tabs";
import { AddressesPanel, ProfilePanel } from "./profile-panel.tsx";
import { OrdersPanel } from "../orders/orders-panel.tsx";
import { signOut } from "../session/use-session.ts";
import { useUser } from "../session/user-context.ts";
import { leaveFlash } from "../../lib/flash.ts";
import { PageHead } from "../../lib/page-head.tsx";
import { useGo } from "../../lib/use-go.ts";

const PANELS = {
  profile: { name: "Profile", Panel: ProfilePanel },
  orders: { name: "Orders", Panel: OrdersPanel },
  addresses: { name: "Addresses", Panel: AddressesPanel },
} as const;
type PanelId = keyof typeof PANELS;
const PANEL_IDS = Object.keys(PANELS) as PanelId[];

const isPanel = (text: string | null): text is PanelId => text !== null && Object.hasOwn(PANELS, text);

/** The parts of an account, each behind its tab. */
export default function AccountPanels() {
  const user = useUser();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const go = useGo();
  const asked = search.get("tab");
  const current = isPanel(asked) ? asked : pathname === "/my-account/orders" ? "orders" : "profile";

  const handleLogout = async () => {
    await signOut();
    leaveFlash({ type: "success", text: "You are logged out" });
    go("/login", { replace: true });
  };

  return (
    <>
      <PageHead title={PANELS[current].name} />
      <Tabs
        form="rail"
        value={current}
        onValueChange={(tab) => go(tab === "profile" ? "/account" : `/account?tab=${tab}`)}
      >
        <AccountLayout
          title="Account"
          name={user.name}
          email={user.email}
          nav={
            <>
              <TabList label="Account" current={PANELS[current].name}>
                {PANEL_IDS.map((id) => (
                  <Tab key={id} value={id}>
                    {PANELS[id].name}
                  </Tab>
                ))}
              </TabList>
              <Button intent="plain" className="sv:mt-4" onClick={() => void handleLogout()}>
                Logout
              </Button>
            </>
          }
        >
          {PANEL_IDS.map((id) => {
            const { name, Panel } = PANELS[id];
            return (
              <TabPanel key={id} value={id}>
                <h2 className="sv:mb-6 sv:font-display sv:text-h3">{name}</h2>
                <Panel />
              </TabPanel>
            );
          })}
        </AccountLayout>
      </Tabs>
    </>
  );
}
