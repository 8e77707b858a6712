import type { ProductDetails } from "@selvedge/commerce/wire/owner";
import { Field } from "@selvedge/ui/field";
import { Select } from "@selvedge/ui/select";
import { useState } from "react";
import { useChange } from "../calls/owner-calls.ts";
import { useRepeatKey } from "../calls/repeat-key.ts";
import { givenNumber, textOf } from "../session/text-of.ts";
import { ActionForm, FormField } from "../shell/action-form.tsx";
import { Part } from "../shell/part.tsx";
import { placeOf } from "./variants.tsx";

const MOVES = { add: "Pieces that came in", remove: "Pieces that are lost or damaged", set: "Count: all on hand" };

/** What has become of the pieces of a variant, with a reason for the audit. */
export function Stock({ product: { skus } }: { product: ProductDetails }) {
  const [move, setMove] = useState<keyof typeof MOVES>("add");
  const change = useChange(`stock ${move}`);
  const key = useRepeatKey();
  const read = (typed: FormData) => {
    const [sku, pieces] = [textOf(typed, "sku"), givenNumber(typed, "pieces")];
    const fields = { sku, pieces, reason: textOf(typed, "reason") };
    // A count says how many there are, and can be repeated without a key.
    return move === "set" ? fields : { ...fields, key: key.of([move, sku, pieces].join(" ")) };
  };
  if (skus.length === 0) return null;
  return (
    <Part title="Stock">
      <ActionForm label="Stock" change={change} submit="Save stock" read={read} onDone={key.forget}>
        <Field label="Variant" error={change.fields["sku"]}>
          <Select name="sku">
            {skus.map((variant) => (
              <option key={variant.sku} value={variant.sku}>
                {`${placeOf(variant)} (${variant.sku})`}
              </option>
            ))}
          </Select>
        </Field>
        <div className="sv:grid sv:gap-5 sv:sm:grid-cols-[1fr_8rem]">
          <Field label="What happened">
            <Select value={move} onChange={({ target }) => setMove(target.value as keyof typeof MOVES)}>
              {Object.entries(MOVES).map(([value, text]) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </Select>
          </Field>
          <FormField label="Pieces" name="pieces" change={change} inputMode="numeric" autoComplete="off" />
        </div>
        <FormField
          label="Reason"
          name="reason"
          change={change}
          description="In your words, such as “yearly count”."
          autoComplete="off"
        />
      </ActionForm>
    </Part>
  );
}
