import { ACCEPTED_INCHES, BODY_PARTS } from "@selvedge/commerce/measurements";
import type { KnownMeasurements } from "@selvedge/commerce/size-advice";
import { withConsent } from "../../lib/consent.ts";
import { readStoredJson, writeStored } from "../../lib/storage.ts";

/** What was entered on this page, also without consent to store it. */
let entered: KnownMeasurements | null = null;

/** The measurements that the shopper entered last to find a size. The stored ones are untrusted: others are left out. */
export const knownBody = (): KnownMeasurements => entered ?? measurementsIn(readStoredJson("bodyMeasurements"));

/** Remembers measurements until the page is closed and, with consent, in this browser. They are not sent. */
export function rememberBody(body: KnownMeasurements): void {
  entered = body;
  writeStored("bodyMeasurements", withConsent(JSON.stringify(body)));
}

/** Rounded to what the form for made to measure shows. */
export const inQuarterInches = (body: KnownMeasurements): KnownMeasurements =>
  Object.fromEntries(Object.entries(body).map(([part, inches]) => [part, Math.round(inches * 4) / 4]));

function measurementsIn(stored: unknown): KnownMeasurements {
  if (typeof stored !== "object" || stored === null) return {};
  const { min, max } = ACCEPTED_INCHES;
  return Object.fromEntries(
    BODY_PARTS.flatMap((part) => {
      const inches: unknown = (stored as Record<string, unknown>)[part];
      return typeof inches === "number" && inches >= min && inches <= max ? [[part, inches]] : [];
    }),
  );
}
