import { formatMoment } from "@selvedge/commerce/dates";
import type { FailedJobSummary, UnsentMailSummary } from "@selvedge/commerce/wire/owner";
import { Button } from "@selvedge/ui/button";
import { DataTable, type DataTableColumn } from "@selvedge/ui/data-table";
import { useAction, useChange } from "../calls/owner-calls.ts";
import { ChangeMessage } from "../shell/change-message.tsx";
import { Part } from "../shell/part.tsx";
import { Screen } from "../shell/screen.tsx";

const MAILS: readonly DataTableColumn<UnsentMailSummary>[] = [
  { key: "at", label: "Written", cell: ({ created_at }) => formatMoment(created_at) },
  { key: "to", label: "To", cell: ({ recipient }) => recipient },
  { key: "subject", label: "Subject", cell: ({ subject }) => subject },
  { key: "status", label: "Status", cell: ({ status }) => status },
  { key: "why", label: "Reason", cell: ({ last_error }) => last_error ?? "" },
];

/** Work in the background that has failed for good, to be tried again, and mails that are not sent. */
export function JobsPage() {
  const jobs = useAction<{ jobs: readonly FailedJobSummary[] }>("jobs list");
  const mails = useAction<{ mails: readonly UnsentMailSummary[] }>("mails list");
  const retry = useChange("jobs retry");
  const columns: readonly DataTableColumn<FailedJobSummary>[] = [
    { key: "at", label: "Failed", cell: ({ failed_at }) => formatMoment(failed_at) },
    { key: "kind", label: "Work", cell: ({ kind }) => kind },
    { key: "attempts", label: "Attempts", align: "end", cell: ({ attempts }) => attempts },
    { key: "why", label: "Reason", cell: ({ last_error }) => last_error ?? "" },
    {
      key: "retry",
      label: "Retry",
      labelDisplay: "hidden",
      cell: ({ id, kind }) => (
        <Button
          variant="plain"
          size="sm"
          aria-label={`Try again: ${kind} ${id}`}
          state={retry.state}
          onClick={() => void retry.run({ id })}
        >
          Try again
        </Button>
      ),
    },
  ];
  return (
    <Screen title="Jobs and mails" reads={[jobs, mails]}>
      <ChangeMessage changes={[retry]} />
      <Part title="Failed jobs">
        <DataTable
          label="Failed jobs"
          labelDisplay="hidden"
          columns={columns}
          rows={jobs.data?.jobs ?? []}
          rowKey={({ id }) => id}
          state={jobs.data?.jobs.length === 0 ? "empty" : jobs.state}
          onRetry={jobs.retry}
          labels={{ empty: "No job has failed.", ...(jobs.error === undefined ? {} : { failed: jobs.error }) }}
        />
      </Part>
      <Part title="Mails that are not sent">
        <DataTable
          label="Mails that are not sent"
          labelDisplay="hidden"
          columns={MAILS}
          rows={mails.data?.mails ?? []}
          rowKey={({ created_at, recipient, subject }) => [created_at, recipient, subject].join()}
          state={mails.data?.mails.length === 0 ? "empty" : mails.state}
          onRetry={mails.retry}
          labels={{ empty: "All mails are sent.", ...(mails.error === undefined ? {} : { failed: mails.error }) }}
        />
      </Part>
    </Screen>
  );
}
