import { formatMoment } from "@selvedge/commerce/dates";
import type { AuditSummary, StaffSummary } from "@selvedge/commerce/wire/owner";
import { Button } from "@selvedge/ui/button";
import { DataTable, type DataTableColumn } from "@selvedge/ui/data-table";
import { Field } from "@selvedge/ui/field";
import { TextInput } from "@selvedge/ui/text-input";
import type { FormEvent } from "react";
import { useSearchParams } from "react-router-dom";
import { useAction } from "../calls/owner-calls.ts";
import { textOf } from "../session/text-of.ts";
import { Screen } from "../shell/screen.tsx";

const SHOWN = 100;

/** Who has changed what and when, the newest first; all, or of one order, product or other subject. */
export function AuditPage() {
  const [search, setSearch] = useSearchParams();
  const subject = search.get("subject") ?? undefined;
  const read = useAction<readonly AuditSummary[]>("audit", { subject, limit: SHOWN });
  const staff = useAction<readonly StaffSummary[]>("staff list").data ?? [];
  const rows = (read.data ?? []).map((row, place) => ({ ...row, place }));
  const columns: readonly DataTableColumn<(typeof rows)[number]>[] = [
    { key: "at", label: "When", cell: ({ at }) => formatMoment(at) },
    { key: "who", label: "Who", cell: ({ actor }) => actorText(actor, staff) },
    { key: "action", label: "Action", cell: ({ action }) => action },
    { key: "subject", label: "Of", cell: ({ subject: of }) => of },
    { key: "change", label: "Change", cell: changeText },
  ];
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = textOf(new FormData(event.currentTarget), "subject");
    setSearch(typed === "" ? {} : { subject: typed });
  };
  return (
    <Screen title="Audit" reads={[read]}>
      <form role="search" onSubmit={handleSubmit} className="sv:flex sv:items-end sv:gap-3">
        <Field
          label="Only changes of"
          presence="optional"
          className="sv:flex-1"
          description="An order’s number, or such as “product kesar-long-kurta”."
        >
          <TextInput name="subject" type="search" defaultValue={subject} />
        </Field>
        <Button type="submit" variant="quiet">
          Find
        </Button>
      </form>
      <DataTable
        label={rows.length === SHOWN ? `The newest ${SHOWN} changes` : "Changes, the newest first"}
        columns={columns}
        rows={rows}
        rowKey={({ place }) => place}
        state={read.state === "ready" && rows.length === 0 ? "empty" : read.state}
        onRetry={read.retry}
        labels={{ empty: "No change is recorded.", ...(read.error === undefined ? {} : { failed: read.error }) }}
      />
    </Screen>
  );
}

function actorText(actor: string, staff: readonly StaffSummary[]): string {
  const member = staff.find(({ id }) => actor === `staff ${id}`);
  return member ? (member.name ?? member.email) : actor;
}

/** "stock 3 → 5, reason none → count". */
function changeText({ before, after }: AuditSummary): string {
  if (!isFields(before) && !isFields(after)) return `${valueText(before)} → ${valueText(after)}`;
  const [from, to] = [isFields(before) ? before : {}, isFields(after) ? after : {}];
  return [...new Set([...Object.keys(from), ...Object.keys(to)])]
    .map((field) => `${field} ${valueText(from[field])} → ${valueText(to[field])}`)
    .join(", ");
}

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const valueText = (value: unknown): string =>
  value === null || value === undefined ? "none" : typeof value === "string" ? value : JSON.stringify(value);
