import type { ActionChange } from "../calls/owner-calls.ts";
import { FormField } from "./action-form.tsx";
import { Rows } from "./rows.tsx";

interface Fact {
  term: string;
  detail: string;
}

interface FactsProps {
  /** Path of the list in the form, such as "statement.facts". */
  name: string;
  facts: readonly Fact[];
  change: ActionChange;
  /** Whether a name may have an equals sign, which separates name and text where a fact is sent as one text. @default true */
  mayHaveEquals?: boolean;
}

/** How many stand beside a text. */
const MOST = 4;

const WITHOUT_EQUALS = { pattern: "[^=]*", title: "A name without an equals sign" };

/** Facts beside a text: a name and what it is, each. */
export const Facts = ({ name, facts, change, mayHaveEquals = true }: FactsProps) => (
  <Rows label="Facts" noun="fact" rows={facts} most={MOST}>
    {(fact, index) => (
      <div className="sv:grid sv:grid-cols-1 sv:gap-4 sv:sm:grid-cols-[1fr_2fr]">
        <FormField
          label={`Fact ${index + 1}: name`}
          name={`${name}.${index}.term`}
          change={change}
          defaultValue={fact?.term}
          {...(mayHaveEquals ? {} : WITHOUT_EQUALS)}
          autoComplete="off"
        />
        <FormField
          label={`Fact ${index + 1}: text`}
          name={`${name}.${index}.detail`}
          change={change}
          defaultValue={fact?.detail}
          autoComplete="off"
        />
      </div>
    )}
  </Rows>
);
