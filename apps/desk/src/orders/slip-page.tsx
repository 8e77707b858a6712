import { Button } from "@selvedge/ui/button";
import { TextLink } from "@selvedge/ui/text-link";
import { useParams } from "react-router-dom";
import { useAction } from "../calls/owner-calls.ts";
import { Screen } from "../shell/screen.tsx";
import { ScreenMessage } from "../shell/screen-message.tsx";

/** What goes into a parcel, to print. */
export function SlipPage() {
  const { order = "" } = useParams();
  const slip = useAction("orders slip", { order });
  const { text, error, retry } = slip;
  return (
    <Screen title={`Packing slip ${order}`} reads={[slip]}>
      {text === undefined ? (
        <ScreenMessage error={error} onRetry={retry} />
      ) : (
        <>
          <div className="sv:flex sv:flex-wrap sv:items-center sv:gap-5 sv:print:hidden">
            <Button onClick={() => window.print()}>Print</Button>
            <TextLink href={`/orders/${order}`}>Back to the order</TextLink>
          </div>
          <pre className="sv:font-mono sv:text-small sv:whitespace-pre-wrap sv:wrap-anywhere">{text}</pre>
        </>
      )}
    </Screen>
  );
}
