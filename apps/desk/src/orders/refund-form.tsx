import { formatPaise } from "@selvedge/commerce/money";
import type { Order } from "@selvedge/commerce/wire/orders";
import { Button } from "@selvedge/ui/button";
import { Checkbox } from "@selvedge/ui/checkbox";
import { Dialog, DialogBody, DialogClose, DialogContent, DialogFooter } from "@selvedge/ui/dialog";
import { Field } from "@selvedge/ui/field";
import { Select } from "@selvedge/ui/select";
import { type FormEvent, useRef, useState } from "react";
import { useChange } from "../calls/owner-calls.ts";
import { useRepeatKey } from "../calls/repeat-key.ts";
import { textOf } from "../session/text-of.ts";
import { ChangeMessage } from "../shell/change-message.tsx";

interface Chosen {
  /** Pieces of lines, as the action takes them: "2:1" is one piece of the second line. */
  lines: readonly string[];
  /** Whether these are all that is left. Then the whole order is refunded, with its delivery fee. */
  isWhole: boolean;
  restock: boolean;
}

/** What a dry run says. Nothing would change: there is no `after`. */
interface RefundToCome {
  after?: { refund: { amount_paise: number } };
}

/** Refunds single pieces or all that are left, after a question: money that has left does not come back. */
export function RefundForm({ order: { id, items, status, payment_status, payment_reference } }: { order: Order }) {
  const [asked, setAsked] = useState<Chosen & { paise: number }>();
  const [isEmpty, setEmpty] = useState(false);
  const [refunds, setRefunds] = useState(0);
  const tried = useChange("orders refund", { isDryRun: true });
  const refund = useChange("orders refund");
  const key = useRepeatKey();
  /** The lines whose refund was asked for last, until it is known to be made. */
  const unanswered = useRef<string>(undefined);
  const refundable = items
    .map((line, index) => ({ ...line, number: index + 1, left: line.quantity - (line.refunded ?? 0) }))
    .filter(({ left }) => left > 0);
  const inputOf = ({ lines, isWhole, restock }: Chosen) =>
    isWhole ? { order: id, restock } : { order: id, line: lines, restock, key: key.of(lines.join()) };
  const choose = async (typed: FormData) => {
    const chosen = refundable.map(({ number, left }) => ({
      number,
      left,
      pieces: Number(textOf(typed, `line-${number}`)),
    }));
    const lines = chosen.flatMap(({ number, pieces }) => (pieces === 0 ? [] : [`${number}:${pieces}`]));
    setEmpty(lines.length === 0);
    if (lines.length === 0) return;
    // What may have been refunded by an answer that is lost is asked for again, and is not the rest.
    const isWhole = lines.join() !== unanswered.current && chosen.every(({ left, pieces }) => pieces === left);
    const wanted = { lines, isWhole, restock: typed.has("restock") };
    const answer = await tried.run(inputOf(wanted));
    if (!answer) return;
    const paise = (answer.data as RefundToCome | undefined)?.after?.refund.amount_paise;
    // An earlier try whose answer was lost has made this refund: there is nothing to ask.
    if (paise === undefined) await make(wanted);
    else setAsked({ ...wanted, paise });
  };
  const make = async (chosen: Chosen) => {
    unanswered.current = chosen.isWhole ? undefined : chosen.lines.join();
    if (!(await refund.run(inputOf(chosen)))) return;
    unanswered.current = undefined;
    key.forget();
    setRefunds((count) => count + 1);
  };
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (tried.state === "idle") void choose(new FormData(event.currentTarget));
  };
  const handleConfirm = async () => {
    if (asked) await make(asked);
    setAsked(undefined);
  };
  const isPaid = payment_status === "paid";
  // The answer of a refund of all stays when there is nothing more to refund.
  if (!isPaid && refund.number === 0) return null;
  return (
    <section aria-labelledby="refund" className="sv:grid sv:gap-5">
      <h2 id="refund" className="sv:font-display sv:text-h3">
        Refund
      </h2>
      {/* The answer of a dry run is what the question shows. */}
      <ChangeMessage changes={[refund, { ...tried, done: undefined }]} />
      {isPaid && (
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
            <Button type="submit" variant="danger" state={tried.state}>
              Refund…
            </Button>
          </div>
        </form>
      )}
      <Dialog open={asked !== undefined} onOpenChange={(isOpen) => !isOpen && setAsked(undefined)}>
        <DialogContent title={asked ? `Refund ${formatPaise(asked.paise)} of ${id}?` : ""}>
          <DialogBody className="sv:grid sv:gap-3 sv:text-muted">
            {asked?.isWhole && (
              <p>{`This is all that is left of the order, with its delivery fee${status === "delivered" ? "" : ", so the order is cancelled"}.`}</p>
            )}
            {!payment_reference && <p>It was paid in cash: return the money by hand first.</p>}
            <p>The money goes back to the customer, who gets a mail and a credit note. This cannot be undone.</p>
          </DialogBody>
          <DialogFooter className="sv:flex sv:flex-wrap sv:justify-end sv:gap-3">
            <DialogClose render={<Button variant="plain" className="sv:me-3" />}>Keep the order as it is</DialogClose>
            <Button variant="danger" state={refund.state} onClick={() => void handleConfirm()}>
              Refund
            </Button>
          </DialogFooter>
        </DialogContent>
      </Dialog>
    </section>
  );
}
