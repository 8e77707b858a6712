import { JournalHub } from "../features/journal/journal-hub.tsx";

/** `/journals`; `?topic=` selects a topic */
export default function JournalsPage() {
  return <JournalHub />;
}
