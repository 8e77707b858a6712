import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { PageHeading } from "@selvedge/ui/page-heading";
import { island } from "../lib/islands/index.ts";
import { PageHead } from "../lib/page-head.tsx";

const TrackOrder = island(() => import("../features/orders/track-order.tsx"));

/** `/track-order?order=…#email=…`: the link in a mail brings both, and what stands behind the `#` reaches no server's log. */
export default function TrackOrderPage() {
  const page = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    // Before the form's code: whoever comes by the link need only press the button.
    const email = new URLSearchParams(hash.slice(1)).get("email");
    const field = page.current?.querySelector<HTMLInputElement>("[name=email]");
    if (email && field?.value === "") field.value = email;
  }, [hash]);
  return (
    <div ref={page} className="sv:wrap sv:min-h-svh sv:py-block">
      <PageHead title="Track Order" />
      <PageHeading title="Track Order" className="sv:mb-8" />
      <TrackOrder />
    </div>
  );
}
