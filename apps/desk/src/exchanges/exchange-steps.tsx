import type { ExchangeSummary } from "@selvedge/commerce/wire/owner";
import { Button } from "@selvedge/ui/button";
import { Checkbox } from "@selvedge/ui/checkbox";
import { useChange } from "../calls/owner-calls.ts";
import { givenText, textOf } from "../session/text-of.ts";
import { ActionForm, FormField } from "../shell/action-form.tsx";
import { ChangeMessage } from "../shell/change-message.tsx";

interface ExchangeStepsProps {
  exchange: ExchangeSummary;
  /** Called before a step is taken. */
  onStep: () => void;
}

/** What may follow: accept or decline, then ship, then receive the other piece. */
export function ExchangeSteps({ exchange: { order, state, size_wanted }, onStep }: ExchangeStepsProps) {
  const accept = useChange("exchanges accept");
  const decline = useChange("exchanges decline");
  const ship = useChange("exchanges ship");
  const receive = useChange("exchanges receive");
  return (
    <div className="sv:grid sv:grid-cols-1 sv:content-start sv:gap-5">
      <ChangeMessage changes={[accept, ship, receive, decline]} />
      {state === "requested" && (
        <div>
          <Button
            state={accept.state}
            onClick={() => {
              onStep();
              void accept.run({ order });
            }}
          >
            {`Accept, and reserve size ${size_wanted}`}
          </Button>
        </div>
      )}
      {state === "accepted" && (
        <ActionForm
          isToldElsewhere
          label={`Ship the exchange of ${order}`}
          change={ship}
          submit="Ship"
          variant="primary"
          read={(typed) => {
            onStep();
            return { order, courier: givenText(typed, "courier"), tracking: givenText(typed, "tracking") };
          }}
        >
          <div className="sv:grid sv:gap-5 sv:sm:grid-cols-2">
            <FormField label="Courier" name="courier" change={ship} isRequired={false} maxLength={60} />
            <FormField
              label="Tracking number"
              name="tracking"
              change={ship}
              isRequired={false}
              maxLength={60}
              autoComplete="off"
              spellCheck={false}
            />
          </div>
        </ActionForm>
      )}
      {state === "shipped" && (
        <ActionForm
          isToldElsewhere
          label={`Receive the piece of ${order}`}
          change={receive}
          submit="The other piece is back"
          variant="primary"
          read={(typed) => {
            onStep();
            return { order, restock: typed.has("restock") };
          }}
        >
          <Checkbox name="restock">It can be sold again: put it back in stock</Checkbox>
        </ActionForm>
      )}
      {(state === "requested" || state === "accepted") && (
        <details>
          <summary className="sv:min-h-target sv:cursor-pointer sv:py-3 sv:text-label">Decline…</summary>
          <ActionForm
            isToldElsewhere
            label={`Decline the exchange of ${order}`}
            change={decline}
            submit="Decline"
            variant="danger"
            read={(typed) => {
              onStep();
              return { order, reason: textOf(typed, "reason") };
            }}
          >
            <FormField
              label="Reason"
              name="reason"
              change={decline}
              maxLength={500}
              description="A sentence for the customer, who gets it by mail."
            />
          </ActionForm>
        </details>
      )}
    </div>
  );
}
