import type { Order } from "@selvedge/commerce/wire/orders";
import { Button } from "@selvedge/ui/button";
import { Checkbox } from "@selvedge/ui/checkbox";
import { Dialog, DialogBody, DialogClose, DialogContent, DialogFooter } from "@selvedge/ui/dialog";
import { Field } from "@selvedge/ui/field";
import { Select } from "@selvedge/ui/select";
import { type FormEvent, useRef, useState } from "react";
import { useChange } from "../calls/owner-calls.ts";
import { textOf } from "../session/text-of.ts";
import { ChangeMessage } from "../shell/change-message.tsx";

/** Pieces of a line, as the action takes them: "2:1" is one piece of the second line. */
type Pieces = string;

interface Chosen {
  lines: readonly Pieces[];
  restock: boolean;
  /** A refund whose answer is lost is asked for again with the same key, and so made once. */
  key: string;
}

/** Refunds single pieces, after a question: money that has left does not come back. */
export function RefundForm({ order: { id, items, status } }: { order: Order }) {
  const [asked, setAsked] = useState<Chosen>();
  const [isEmpty, setEmpty] = useState(false);
  const [refunds, setRefunds] = useState(0);
  /** The last refund that was asked for, until it is known to be made. */
  const unanswered = useRef<Chosen>(undefined);
  const refund = useChange("orders refund");
  const refundable = items
    .map((line, index) => ({ ...line, number: index + 1, left: line.quantity - (line.refunded ?? 0) }))
    .filter(({ left }) => left > 0);
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const chosen = refundable.flatMap(({ number }) => {
      const pieces = textOf(typed, `line-${number}`);
      return pieces === "0" ? [] : [`${number}:${pieces}`];
    });
    setEmpty(chosen.length === 0);
    if (chosen.length === 0) return;
    const isRepeat = unanswered.current?.lines.join() === chosen.join();
    const key = isRepeat && unanswered.current ? unanswered.current.key : newKey();
    setAsked({ lines: chosen, restock: typed.has("restock"), key });
  };
  const handleConfirm = async () => {
    if (!asked) return;
    unanswered.current = asked;
    const { lines, restock, key } = asked;
    if (await refund.run({ order: id, line: lines, restock, key })) {
      unanswered.current = undefined;
      setRefunds((count) => count + 1);
    }
    setAsked(undefined);
  };
  return (
    <section aria-labelledby="refund" className="sv:grid sv:gap-5">
      <h2 id="refund" className="sv:font-display sv:text-h3">
        Refund
      </h2>
      <ChangeMessage changes={[refund]} />
      <form key={refunds} onSubmit={handleSubmit} className="sv:grid sv:gap-4">
        {refundable.map(({ id: line, product_name, number, left }, index) => (
          <Field
            key={line}
            label={product_name}
            error={isEmpty && index === 0 ? "Choose at least one piece." : undefined}
          >
            <Select name={`line-${number}`} defaultValue="0">
              {Array.from({ length: left + 1 }, (_, pieces) => (
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

const newKey = () => Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("-");

function piecesText(chosen: Chosen | undefined): string {
  const count = chosen?.lines.reduce((sum, line) => sum + Number(line.split(":")[1]), 0) ?? 0;
  return count === 1 ? "1 piece" : `${count} pieces`;
}
