import { JournalHub } from "../features/journal/journal-hub.tsx";

/** `/journals`, and with `?topic=` one topic of it */
export default function JournalsPage() {
  return <JournalHub />;
}
