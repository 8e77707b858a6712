import { Button } from "@selvedge/ui/button";
import { PageHeading } from "@selvedge/ui/page-heading";
import { TextLink } from "@selvedge/ui/text-link";
import { useParams } from "react-router-dom";
import { useAction } from "../calls/owner-calls.ts";
import { ScreenMessage } from "../shell/screen-message.tsx";

/** What goes into a parcel, to print. */
export function SlipPage() {
  const { order = "" } = useParams();
  const { text, error, retry } = useAction("orders slip", { order });
  return (
    <div className="sv:grid sv:grid-cols-1 sv:gap-8">
      <PageHeading title={`Packing slip ${order}`} className="sv:print:hidden" />
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
    </div>
  );
}
