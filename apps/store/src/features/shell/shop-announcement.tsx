import { AnnouncementBar, AnnouncementLink, AnnouncementMessage } from "@selvedge/ui/announcement-bar";
import { useShop } from "../../lib/page-state.ts";

/** What the owner announces, above the header. Nothing if there is no announcement. */
export function ShopAnnouncement() {
  const { text, link } = useShop().announcement;
  if (text === null) return null;
  return (
    <AnnouncementBar>
      <AnnouncementMessage>
        {link === null ? text : <AnnouncementLink href={link}>{text}</AnnouncementLink>}
      </AnnouncementMessage>
    </AnnouncementBar>
  );
}
