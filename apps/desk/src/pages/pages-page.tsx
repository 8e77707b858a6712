import type { PageSummary } from "@selvedge/commerce/wire/owner-pages";
import { Badge } from "@selvedge/ui/badge";
import { DataTable, type DataTableColumn } from "@selvedge/ui/data-table";
import { TextLink } from "@selvedge/ui/text-link";
import { useAction } from "../calls/owner-calls.ts";
import { Screen } from "../shell/screen.tsx";
import { PAGES } from "./page-names.ts";

const COLUMNS: readonly DataTableColumn<PageSummary>[] = [
  {
    key: "page",
    label: "Page",
    cell: ({ page }) => <TextLink href={`/pages/${page}`}>{PAGES[page].title}</TextLink>,
  },
  { key: "about", label: "About", cell: ({ page }) => PAGES[page].about },
  {
    key: "texts",
    label: "Texts and pictures",
    cell: ({ isDefault }) => (
      <Badge mark="dot" variant={isDefault ? "neutral" : "success"}>
        {isDefault ? "Default" : "Your own"}
      </Badge>
    ),
  },
];

/** The label's own pages, and which of them have the label's own texts. */
export function PagesPage() {
  const read = useAction<{ pages: readonly PageSummary[] }>("pages list");
  return (
    <Screen title="Pages" reads={[read]} lead="What your home page, your story and your policies say and show.">
      <DataTable
        label="Pages"
        labelDisplay="hidden"
        columns={COLUMNS}
        rows={read.data?.pages ?? []}
        rowKey={({ page }) => page}
        state={read.state}
        onRetry={read.retry}
        labels={read.error === undefined ? {} : { failed: read.error }}
      />
    </Screen>
  );
}
