import { useEffect, useRef, useState } from "react";
import type { DeliveryAnswer } from "@selvedge/commerce/wire/checkout";
import { DeliveryCheck } from "@selvedge/ui/delivery-check";
import { api } from "../../lib/browser-api.ts";
import { formatDay } from "../../lib/dates.ts";
import { messageOf } from "../../lib/http.ts";

const NO_ANSWER = "The delivery date could not be looked up. Please try again.";

/** When the piece would be at a PIN code, asked before it is bought. */
export default function DeliveryPromise() {
  const form = useRef<HTMLFormElement>(null);
  const [promise, setPromise] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  // It takes the place of the button that asked for it.
  useEffect(() => form.current?.querySelector("input")?.focus(), []);

  const ask = async (pincode: string) => {
    setBusy(true);
    setError(null);
    try {
      const path = `/api/delivery?${new URLSearchParams({ pincode })}`;
      setPromise(inWords(await api.call<DeliveryAnswer>("GET", path)));
    } catch (failure) {
      setError(messageOf(failure, NO_ANSWER));
    }
    setBusy(false);
  };
  return (
    <DeliveryCheck
      ref={form}
      promise={promise}
      error={error}
      state={isBusy ? "busy" : "idle"}
      className="sv:mt-3 sv:max-w-80"
      onCheck={(pincode) => void ask(pincode)}
    />
  );
}

const inWords = ({ city, state, earliest, latest }: DeliveryAnswer) =>
  `${city ?? state}: between ${formatDay(earliest)} and ${formatDay(latest)}, free of charge.`;
