import type { Order } from "@selvedge/commerce/wire/orders";
import { Button } from "@selvedge/ui/button";
import { Checkbox } from "@selvedge/ui/checkbox";
import { Dialog, DialogBody, DialogClose, DialogContent, DialogFooter } from "@selvedge/ui/dialog";
import { Field } from "@selvedge/ui/field";
import { Select } from "@selvedge/ui/select";
import { type FormEvent, useState } from "react";
import { useChange } from "../calls/owner-calls.ts";
import { textOf } from "../session/text-of.ts";
import { ChangeMessage } from "../shell/change-message.tsx";

/** Pieces of a line, as the action takes them: "2:1" is one piece of the second line. */
type Pieces = string;

interface Chosen {
  lines: readonly Pieces[];
  restock: boolean;
}

/** Refunds single pieces, after a question: money that has left does not come back. */
export function RefundForm({ order: { id, items, status } }: { order: Order }) {
  const [asked, setAsked] = useState<Chosen>();
  const [isEmpty, setEmpty] = useState(false);
  const refund = useChange("orders refund");
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const lines = items.flatMap((_, index) => {
      const pieces = textOf(typed, `line-${index + 1}`);
      return pieces === "0" ? [] : [`${index + 1}:${pieces}`];
    });
    setEmpty(lines.length === 0);
    if (lines.length > 0) setAsked({ lines, restock: typed.has("restock") });
  };
  const handleConfirm = async () => {
    if (!asked) return;
    await refund.run({ order: id, line: asked.lines, restock: asked.restock });
    setAsked(undefined);
  };
  return (
    <section aria-labelledby="refund" className="sv:grid sv:gap-5">
      <h2 id="refund" className="sv:font-display sv:text-h3">
        Refund
      </h2>
      <ChangeMessage changes={[refund]} />
      <form onSubmit={handleSubmit} className="sv:grid sv:gap-4">
        {items.map(({ id: line, product_name, quantity }, index) => (
          <Field
            key={line}
            label={product_name}
            error={isEmpty && index === 0 ? "Choose at least one piece." : undefined}
          >
            <Select name={`line-${index + 1}`} defaultValue="0">
              {Array.from({ length: quantity + 1 }, (_, pieces) => (
                <option key={pieces} value={pieces}>
                  {pieces === 0 ? "None" : pieces === 1 ? "1 piece" : `${pieces} pieces`}
                </option>
              ))}
            </Select>
          </Field>
        ))}
        <Checkbox name="restock" defaultChecked={status === "placed" || status === "processing"}>
          Put the pieces back in stock
        </Checkbox>
        <div>
          <Button type="submit" intent="danger">
            Refund…
          </Button>
        </div>
      </form>
      <Dialog open={asked !== undefined} onOpenChange={(isOpen) => !isOpen && setAsked(undefined)}>
        <DialogContent title={`Refund ${piecesText(asked)} of ${id}?`}>
          <DialogBody>
            <p className="sv:text-muted">
              The money goes back to the customer, who gets a mail and a credit note. This cannot be undone.
            </p>
          </DialogBody>
          <DialogFooter className="sv:flex sv:flex-wrap sv:justify-end sv:gap-3">
            <DialogClose asChild>
              <Button intent="plain" className="sv:me-3">
                Keep the order as it is
              </Button>
            </DialogClose>
            <Button intent="danger" state={refund.state} onClick={() => void handleConfirm()}>
              Refund
            </Button>
          </DialogFooter>
        </DialogContent>
      </Dialog>
    </section>
  );
}

function piecesText(chosen: Chosen | undefined): string {
  const count = chosen?.lines.reduce((sum, line) => sum + Number(line.split(":")[1]), 0) ?? 0;
  return count === 1 ? "1 piece" : `${count} pieces`;
}
