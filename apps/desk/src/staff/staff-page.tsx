import type { StaffSummary } from "@selvedge/commerce/wire/owner";
import { Button } from "@selvedge/ui/button";
import { DataTable, type DataTableColumn } from "@selvedge/ui/data-table";
import { Field } from "@selvedge/ui/field";
import { Select } from "@selvedge/ui/select";
import { useAction, useChange } from "../calls/owner-calls.ts";
import { givenText, textOf } from "../session/text-of.ts";
import { ActionForm, FormField } from "../shell/action-form.tsx";
import { ChangeMessage } from "../shell/change-message.tsx";
import { Part } from "../shell/part.tsx";
import { Screen } from "../shell/screen.tsx";

/** Who may sign in. The code of somebody new, or of somebody who lost the authenticator, is shown once. */
export function StaffPage() {
  const read = useAction<readonly StaffSummary[]>("staff list");
  const add = useChange("staff add");
  const remove = useChange("staff remove");
  const reset = useChange("staff reset");
  const staff = read.data ?? [];
  const columns: readonly DataTableColumn<StaffSummary>[] = [
    { key: "email", label: "Email", cell: ({ email }) => email },
    { key: "name", label: "Name", cell: ({ name }) => name ?? "" },
    { key: "role", label: "May do", cell: ({ role }) => (role === "owner" ? "Everything" : "Pack and ship") },
    { key: "state", label: "State", cell: ({ state }) => state },
    {
      key: "steps",
      label: "Steps",
      labelDisplay: "hidden",
      cell: ({ email, state }) =>
        state !== "removed" && (
          <span className="sv:flex sv:flex-wrap sv:gap-x-5">
            <Button
              variant="plain"
              size="sm"
              aria-label={`New code for ${email}`}
              state={reset.state}
              onClick={() => void reset.run({ email })}
            >
              New code
            </Button>
            <Button
              variant="plain"
              size="sm"
              aria-label={`Remove ${email}`}
              state={remove.state}
              onClick={() => void remove.run({ email })}
            >
              Remove
            </Button>
          </span>
        ),
    },
  ];
  return (
    <Screen title="Staff" reads={[read]}>
      <ChangeMessage changes={[remove, reset]} />
      <DataTable
        label="Staff"
        labelDisplay="hidden"
        columns={columns}
        rows={staff}
        rowKey={({ id }) => id}
        state={read.state === "ready" && staff.length === 0 ? "empty" : read.state}
        onRetry={read.retry}
        labels={{ empty: "There is no staff.", ...(read.error === undefined ? {} : { failed: read.error }) }}
      />
      <Part title="Add somebody">
        <div className="sv:max-w-[40rem]">
          <ActionForm
            label="Add somebody"
            change={add}
            submit="Add"
            variant="primary"
            read={(typed) => ({
              email: textOf(typed, "email"),
              name: givenText(typed, "name"),
              role: textOf(typed, "role"),
            })}
          >
            <FormField label="Email" name="email" change={add} type="email" autoComplete="off" />
            <FormField label="Name" name="name" change={add} isRequired={false} autoComplete="off" />
            <Field label="May do" error={add.fields["role"]}>
              <Select name="role" defaultValue="packer">
                <option value="packer">Pack and ship</option>
                <option value="owner">Everything</option>
              </Select>
            </Field>
          </ActionForm>
        </div>
      </Part>
    </Screen>
  );
}
