import { formatMoment } from "@selvedge/commerce/dates";
import type { ExchangeSummary } from "@selvedge/commerce/wire/owner";
import { EmptyState } from "@selvedge/ui/empty-state";
import { Field } from "@selvedge/ui/field";
import { Select } from "@selvedge/ui/select";
import { TextLink } from "@selvedge/ui/text-link";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { useAction } from "../calls/owner-calls.ts";
import { Screen } from "../shell/screen.tsx";
import { ScreenMessage } from "../shell/screen-message.tsx";
import { ExchangeSteps } from "./exchange-steps.tsx";

const STATES = {
  requested: "Waits for an answer",
  accepted: "Accepted: to be shipped",
  shipped: "Shipped: the other piece is to come back",
  closed: "Closed",
  declined: "Declined",
} as const;
const OPEN: readonly ExchangeSummary["state"][] = ["requested", "accepted", "shipped"];

/** Exchanges that wait for somebody, or those of one state. Each has its next step. */
export function ExchangesPage() {
  const [search, setSearch] = useSearchParams();
  const state = search.get("state") ?? undefined;
  const read = useAction<readonly ExchangeSummary[]>("exchanges list", { limit: 1000 });
  // What has just been moved on stays in sight, with what was done.
  const [moved, setMoved] = useState<readonly string[]>([]);
  const exchanges = read.data?.filter(
    (exchange) =>
      moved.includes(exchange.order) ||
      (state === undefined ? OPEN.includes(exchange.state) : exchange.state === state),
  );
  return (
    <Screen title="Exchanges" reads={[read]}>
      <Field label="State" className="sv:max-w-[24rem]">
        <Select
          value={state ?? ""}
          onChange={({ target }) => {
            setMoved([]);
            setSearch(target.value === "" ? {} : { state: target.value }, { replace: true });
          }}
        >
          <option value="">All that are open</option>
          {Object.entries(STATES).map(([each, label]) => (
            <option key={each} value={each}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      {exchanges === undefined ? (
        <ScreenMessage error={read.error} onRetry={read.retry} />
      ) : exchanges.length === 0 ? (
        <EmptyState title={state === undefined ? "No exchange is open." : "There is no such exchange."} />
      ) : (
        <ul className="sv:grid sv:grid-cols-1 sv:gap-8">
          {exchanges.map((exchange) => (
            <Exchange
              key={exchange.order}
              exchange={exchange}
              onStep={() => setMoved((before) => [...before, exchange.order])}
            />
          ))}
        </ul>
      )}
    </Screen>
  );
}

interface ExchangeProps {
  exchange: ExchangeSummary;
  onStep: () => void;
}

const Exchange = ({ exchange, onStep }: ExchangeProps) => (
  <li className="sv:grid sv:grid-cols-1 sv:gap-5 sv:border-t sv:border-hairline sv:pt-5 sv:lg:grid-cols-2">
    <div className="sv:grid sv:content-start sv:gap-1">
      <h2 className="sv:text-label">
        <TextLink href={`/orders/${exchange.order}`}>{exchange.order}</TextLink>
      </h2>
      <p>{`${exchange.product_name}, ${exchange.size_received} to ${exchange.size_wanted}: too ${exchange.reason}`}</p>
      <p className="sv:text-small sv:text-muted">
        {`${exchange.customer_name}, asked ${formatMoment(exchange.asked_at)}`}
      </p>
      <p className="sv:text-small">{STATES[exchange.state]}</p>
    </div>
    <ExchangeSteps exchange={exchange} onStep={onStep} />
  </li>
);
