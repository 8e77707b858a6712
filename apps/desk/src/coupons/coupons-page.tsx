import { formatDay } from "@selvedge/commerce/dates";
import { formatPaise } from "@selvedge/commerce/money";
import type { CategorySummary, CouponSummary } from "@selvedge/commerce/wire/owner";
import { Button } from "@selvedge/ui/button";
import { DataTable, type DataTableColumn } from "@selvedge/ui/data-table";
import { Field } from "@selvedge/ui/field";
import { Select } from "@selvedge/ui/select";
import { useAction, useChange } from "../calls/owner-calls.ts";
import { givenNumber, givenText, textOf } from "../session/text-of.ts";
import { ActionForm, FormField } from "../shell/action-form.tsx";
import { ChangeMessage } from "../shell/change-message.tsx";
import { Part } from "../shell/part.tsx";
import { Screen } from "../shell/screen.tsx";

/** All coupons with their conditions, a form for a new one, and the end of each. */
export function CouponsPage() {
  const read = useAction<{ coupons: readonly CouponSummary[] }>("coupons list");
  const end = useChange("coupons end");
  const coupons = read.data?.coupons ?? [];
  const columns: readonly DataTableColumn<CouponSummary>[] = [
    { key: "code", label: "Code", cell: ({ code }) => code },
    { key: "off", label: "Takes off", cell: discountText },
    { key: "if", label: "Conditions", cell: conditionsText },
    {
      key: "used",
      label: "Used",
      cell: ({ used, use_limit }) => (use_limit === null ? used : `${used} of ${use_limit}`),
    },
    { key: "time", label: "Valid", cell: timeText },
    {
      key: "end",
      label: "End",
      labelDisplay: "hidden",
      cell: ({ code, ends_at }) =>
        !hasPassed(ends_at) && (
          <Button
            variant="plain"
            size="sm"
            aria-label={`End now: ${code}`}
            state={end.state}
            onClick={() => void end.run({ code })}
          >
            End now
          </Button>
        ),
    },
  ];
  return (
    <Screen title="Coupons" reads={[read]}>
      <ChangeMessage changes={[end]} />
      <DataTable
        label="Coupons"
        labelDisplay="hidden"
        columns={columns}
        rows={coupons}
        rowKey={({ code }) => code}
        state={read.state === "ready" && coupons.length === 0 ? "empty" : read.state}
        onRetry={read.retry}
        labels={{ empty: "There are no coupons.", ...(read.error === undefined ? {} : { failed: read.error }) }}
      />
      <NewCoupon />
    </Screen>
  );
}

function NewCoupon() {
  const create = useChange("coupons create");
  const categories = useAction<{ categories: readonly CategorySummary[] }>("categories list").data?.categories ?? [];
  return (
    <Part title="New coupon">
      <div className="sv:max-w-[48rem]">
        <ActionForm
          label="New coupon"
          change={create}
          submit="Create the coupon"
          variant="primary"
          read={(typed) => ({
            code: textOf(typed, "code"),
            [textOf(typed, "kind")]: givenNumber(typed, "discount"),
            at_most: givenNumber(typed, "at_most"),
            minimum: givenNumber(typed, "minimum"),
            uses: givenNumber(typed, "uses"),
            per_customer: givenNumber(typed, "per_customer"),
            category: textOf(typed, "category") === "all" ? undefined : textOf(typed, "category"),
            from: givenText(typed, "from"),
            until: givenText(typed, "until"),
          })}
        >
          <div className="sv:grid sv:gap-5 sv:sm:grid-cols-3">
            <FormField
              label="Code"
              name="code"
              change={create}
              autoCapitalize="characters"
              autoComplete="off"
              spellCheck={false}
            />
            <FormField label="Takes off" name="discount" change={create} inputMode="decimal" />
            <Field label="In" error={create.fields["percent"] ?? create.fields["amount"]}>
              <Select name="kind" defaultValue="percent">
                <option value="percent">Percent</option>
                <option value="amount">Rupees</option>
              </Select>
            </Field>
            <Optional label="At most, in rupees" name="at_most" change={create} inputMode="decimal" />
            <Optional label="Orders from, in rupees" name="minimum" change={create} inputMode="decimal" />
            <Field label="Only pieces of" error={create.fields["category"]}>
              <Select name="category">
                <option value="all">All categories</option>
                {categories.map(({ slug, name }) => (
                  <option key={slug} value={slug}>
                    {name}
                  </option>
                ))}
              </Select>
            </Field>
            <Optional label="Uses by all together" name="uses" change={create} inputMode="numeric" />
            <Optional label="Uses by each customer" name="per_customer" change={create} inputMode="numeric" />
            <span aria-hidden="true" className="sv:hidden sv:sm:block" />
            <Optional label="First day" name="from" change={create} type="date" />
            <Optional label="Last day" name="until" change={create} type="date" />
          </div>
        </ActionForm>
      </div>
    </Part>
  );
}

const Optional = (props: Parameters<typeof FormField>[0]) => <FormField {...props} isRequired={false} />;

function discountText({ discount_basis_points, discount_paise, max_discount_paise }: CouponSummary): string {
  if (discount_basis_points === null) return formatPaise(discount_paise ?? 0);
  const cap = max_discount_paise === null ? "" : `, at most ${formatPaise(max_discount_paise)}`;
  return `${discount_basis_points / 100}%${cap}`;
}

const conditionsText = ({ minimum_paise, category, per_customer }: CouponSummary): string =>
  [
    minimum_paise !== null && `from ${formatPaise(minimum_paise)}`,
    category !== null && `${category} only`,
    per_customer !== null && `${per_customer} per customer`,
  ]
    .filter(Boolean)
    .join(", ") || "None";

const hasPassed = (instant: string | null) => instant !== null && new Date(instant) <= new Date();

function timeText({ starts_at, ends_at }: CouponSummary): string {
  if (hasPassed(ends_at)) return `Ended ${formatDay(ends_at ?? "")}`;
  const from = starts_at !== null && !hasPassed(starts_at) ? `From ${formatDay(starts_at)}` : "Now";
  return ends_at === null ? from : `${from}, until ${formatDay(ends_at)}`;
}
