import { formatMoment } from "@selvedge/commerce/dates";
import type { EnquirySummary } from "@selvedge/commerce/wire/owner";
import { EmptyState } from "@selvedge/ui/empty-state";
import { TextLink } from "@selvedge/ui/text-link";
import { useAction } from "../calls/owner-calls.ts";
import { ExportButton } from "../shell/export-button.tsx";
import { Part } from "../shell/part.tsx";
import { Screen } from "../shell/screen.tsx";
import { ScreenMessage } from "../shell/screen-message.tsx";

const SHOWN = 100;

/** What people have written, with the way to answer; and who has asked for the newsletter. */
export function EnquiriesPage() {
  const read = useAction<{ enquiries: readonly EnquirySummary[] }>("enquiries list", { limit: SHOWN });
  return (
    <Screen title="Enquiries" reads={[read]}>
      {read.data === undefined ? (
        <ScreenMessage error={read.error} onRetry={read.retry} />
      ) : read.data.enquiries.length === 0 ? (
        <EmptyState title="Nobody has written." />
      ) : (
        <ul className="sv:grid sv:grid-cols-1 sv:gap-8">
          {read.data.enquiries.map(({ ticket, subject, message, name, email, phone, created_at }) => (
            <li key={ticket} className="sv:grid sv:gap-2 sv:border-t sv:border-hairline sv:pt-5">
              <h2 className="sv:text-label sv:wrap-anywhere">{subject}</h2>
              <p className="sv:max-w-lead sv:wrap-anywhere sv:whitespace-pre-line">{message}</p>
              <p className="sv:text-small sv:text-muted">{`${name}, ${formatMoment(created_at)}, ${ticket}`}</p>
              <p className="sv:flex sv:flex-wrap sv:gap-x-5 sv:text-small">
                <TextLink href={`mailto:${email}?subject=${encodeURIComponent(`${subject} (${ticket})`)}`}>
                  {email}
                </TextLink>
                {phone !== null && <TextLink href={`tel:${phone}`}>{phone}</TextLink>}
              </p>
            </li>
          ))}
        </ul>
      )}
      <Part title="Newsletter">
        <p className="sv:text-muted">
          Who has confirmed it, for a mailing service, each with the address that ends it.
        </p>
        <ExportButton action="subscribers export" file="subscribers.csv">
          Save as CSV
        </ExportButton>
      </Part>
    </Screen>
  );
}
