import { useEffect, useRef, useState } from "react";
import { isPinCode } from "@selvedge/commerce/contact-rules";
import type { DeliveryAnswer } from "@selvedge/commerce/wire/checkout";
import { DeliveryCheck } from "@selvedge/ui/delivery-check";
import { formatDay } from "@selvedge/commerce/dates";
import { messageOf } from "../../lib/http.ts";
import { readStored, writeStored } from "../../lib/storage.ts";
import { useQuery } from "../../lib/use-query.ts";
import { deliveryQuery } from "./delivery-query.ts";

const NO_ANSWER = "The delivery date could not be looked up. Please try again.";

/**
 * Delivery estimate for a PIN code before ordering. The code is remembered, and prefilled and looked up wherever it is
 * asked for next.
 */
export default function DeliveryPromise() {
  const form = useRef<HTMLFormElement>(null);
  const [asked, setAsked] = useState(rememberedPin);
  const [remembered] = useState(asked);
  const { data, error, isValidating, mutate } = useQuery(asked === null ? null : deliveryQuery(asked), {
    onSuccess: ({ pincode }) => writeStored("deliveryPin", pincode),
  });

  // The field replaces the button that was focused.
  useEffect(() => form.current?.querySelector("input")?.focus(), []);

  const ask = (pincode: string) => {
    if (pincode === asked) void mutate();
    setAsked(pincode);
  };
  return (
    <DeliveryCheck
      ref={form}
      defaultCode={remembered ?? ""}
      promise={data ? inWords(data) : null}
      error={error && !isValidating ? messageOf(error, NO_ANSWER) : null}
      state={isValidating ? "busy" : "idle"}
      className="sv:mt-3 sv:max-w-80"
      onCheck={ask}
    />
  );
}

/** Stored values are untrusted: only a valid PIN code is looked up automatically. */
function rememberedPin(): string | null {
  const pincode = readStored("deliveryPin");
  return pincode !== null && isPinCode(pincode) ? pincode : null;
}

const inWords = ({ city, state, earliest, latest }: DeliveryAnswer) =>
  `${city ?? state}: between ${formatDay(earliest)} and ${formatDay(latest)}, free of charge.`;
