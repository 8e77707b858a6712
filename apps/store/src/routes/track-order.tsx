import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { PageHeading } from "@selvedge/ui/page-heading";
import { TrackOrder } from "../features/orders/track-order.tsx";
import { PageHead } from "../lib/page-head.tsx";

/**
 * `/track-order?order=…#email=…`: mailed links contain both. The part after `#` is not sent to any server, so the email
 * appears in no log.
 */
export default function TrackOrderPage() {
  const page = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    // The server cannot know the email. It is filled in here, so that the shopper only has to press the button.
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
