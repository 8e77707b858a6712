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
 * When an order would be at a PIN code, asked before it is made. The code is remembered, so that wherever it is asked next it is in
 * the field and answered.
 */
export default function DeliveryPromise() {
  const form = useRef<HTMLFormElement>(null);
  const [asked, setAsked] = useState(rememberedPin);
  const [remembered] = useState(asked);
  const { data, error, isValidating, mutate } = useQuery(asked === null ? null : deliveryQuery(asked), {
    onSuccess: ({ pincode }) => writeStored("deliveryPin", pincode),
  });

  // It takes the place of the button that asked for it.
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

/** What storage says is hostile: only a code is asked about by itself. */
function rememberedPin(): string | null {
  const pincode = readStored("deliveryPin");
  return pincode !== null && isPinCode(pincode) ? pincode : null;
}

const inWords = ({ city, state, earliest, latest }: DeliveryAnswer) =>
  `${city ?? state}: between ${formatDay(earliest)} and ${formatDay(latest)}, free of charge.`;
