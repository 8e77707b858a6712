import type { Order } from "@selvedge/commerce/wire/orders";
import { Button } from "@selvedge/ui/button";
import { Field } from "@selvedge/ui/field";
import { TextInput } from "@selvedge/ui/text-input";
import type { FormEvent } from "react";
import { Link } from "react-router-dom";
import { useChange } from "../calls/owner-calls.ts";
import { textOf } from "../session/text-of.ts";
import { ChangeMessage } from "../shell/change-message.tsx";

/** The next steps of an order, in the sequence in which it is made, packed, shipped and delivered. */
export function OrderSteps({ order: { id, status, shipment } }: { order: Order }) {
  const process = useChange("orders process");
  const ship = useChange("orders ship");
  const deliver = useChange("orders deliver");
  const isOpen = status === "placed" || status === "processing";
  const isShipped = status === "shipped";
  const handleShip = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (ship.state === "busy") return;
    const typed = new FormData(event.currentTarget);
    const [courier, tracking] = [textOf(typed, "courier"), textOf(typed, "tracking")];
    void ship.run({ order: id, courier: courier || undefined, tracking: tracking || undefined });
  };
  return (
    <section aria-label="Next steps" className="sv:grid sv:gap-5 sv:empty:hidden">
      <ChangeMessage changes={[deliver, ship, process]} />
      {isOpen && (
        <div className="sv:flex sv:flex-wrap sv:items-center sv:gap-3">
          {status === "placed" && (
            <Button variant="quiet" state={process.state} onClick={() => void process.run({ order: id })}>
              Start making
            </Button>
          )}
          <Button variant="quiet" render={<Link to={`/orders/${id}/slip`} />}>
            Packing slip
          </Button>
        </div>
      )}
      {isShipped && (
        <div>
          <Button state={deliver.state} onClick={() => void deliver.run({ order: id })}>
            Mark as delivered
          </Button>
        </div>
      )}
      {(isOpen || isShipped) && (
        <form onSubmit={handleShip} className="sv:grid sv:items-end sv:gap-5 sv:sm:grid-cols-2">
          <Field label="Courier" presence="optional">
            <TextInput name="courier" maxLength={60} defaultValue={shipment?.courier ?? ""} />
          </Field>
          <Field label="Tracking number" presence="optional">
            <TextInput
              name="tracking"
              maxLength={60}
              autoComplete="off"
              spellCheck={false}
              defaultValue={shipment?.tracking_number ?? ""}
            />
          </Field>
          <div className="sv:sm:col-span-2">
            <Button type="submit" variant={isShipped ? "quiet" : "primary"} state={ship.state}>
              {isShipped ? "Save courier and number" : "Ship"}
            </Button>
          </div>
        </form>
      )}
    </section>
  );
}
