import { RouteAnnouncer } from "../../lib/route-announcer.tsx";
import { ScrollMemory } from "../../lib/scroll-memory.tsx";

/** What happens after a navigation besides the new page: focus, announcement, scroll position. */
export default function AfterNavigation() {
  return (
    <>
      <RouteAnnouncer />
      <ScrollMemory />
    </>
  );
}
