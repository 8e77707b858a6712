import type { PageName } from "@selvedge/commerce/wire/pages";
import { Button } from "@selvedge/ui/button";
import type { FormEvent, ReactNode } from "react";
import { type ActionChange, useChange } from "../calls/owner-calls.ts";
import { ChangeMessage } from "../shell/change-message.tsx";
import { type Content, contentOf, linesOf } from "../shell/form-content.ts";
import { useFocusOnRefusal } from "../shell/use-focus-on-refusal.ts";

interface PageFormProps {
  page: PageName;
  /** Paths of lists that may have no row. */
  lists?: readonly string[];
  /** The fields. Their names are the paths of the page's texts. */
  children: (change: ActionChange) => ReactNode;
}

/** All texts of a page of several texts, which are saved by one change. The pictures stay. */
export function PageForm({ page, lists = [], children }: PageFormProps) {
  const change = useChange("pages import");
  const form = useFocusOnRefusal(change);
  const shown = { ...change, fields: fieldsOf(change.fields, page) };
  const isMarked = Object.keys(shown.fields).length > 0;
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const content = pageOf(contentOf(new FormData(event.currentTarget), lists));
    const file = new Blob([JSON.stringify(content)], { type: "application/json" });
    if (change.state === "idle") void change.run({ page }, file);
  };
  return (
    <form
      ref={form}
      aria-label="Texts"
      onSubmit={handleSubmit}
      className="sv:grid sv:grid-cols-1 sv:content-start sv:gap-8"
    >
      {children(shown)}
      <ChangeMessage
        changes={[
          isMarked ? { ...shown, error: "Nothing is saved yet. Correct the marked texts, and save again." } : shown,
        ]}
      />
      <div>
        <Button type="submit" variant="primary" state={change.state}>
          Save texts
        </Button>
      </div>
    </form>
  );
}

/** Each phrase has a line of its own. */
const pageOf = ({ phrases, ...content }: { [field: string]: Content }) =>
  typeof phrases === "string" ? { ...content, phrases: linesOf(phrases) } : content;

/** The refusals by the names of the form's fields. */
function fieldsOf(refused: ActionChange["fields"], page: PageName): Record<string, string> {
  const named = Object.entries(refused).map(([path, message]): [string, string] => {
    const name = path.slice(page.length + 1);
    const [, line] = /^phrases\.(\d+)$/.exec(name) ?? [];
    return line === undefined ? [name, message] : ["phrases", `Line ${Number(line) + 1}: ${message}`];
  });
  return Object.fromEntries(named);
}
