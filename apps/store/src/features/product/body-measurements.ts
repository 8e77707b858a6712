import { ACCEPTED_INCHES, BODY_PARTS, type BodyPart } from "@selvedge/commerce/measurements";
import type { KnownMeasurements } from "@selvedge/commerce/size-advice";
import { withConsent } from "../../lib/consent.ts";
import { readStoredJson, writeStored } from "../../lib/storage.ts";

/** What was entered on this page without consent to store it. */
let entered: KnownMeasurements | null = null;

/** The measurements that the shopper entered last to find a size. The stored ones are untrusted: others are left out. */
export const knownMeasurements = (): KnownMeasurements => entered ?? measurementsIn(readStoredJson("bodyMeasurements"));

/**
 * Remembers what was entered for `asked`, beside the other known measurements: in this browser with consent, else until the page is
 * closed. Only an order that is made to measure sends them.
 */
export function rememberMeasurements(asked: readonly BodyPart[], body: KnownMeasurements): void {
  const others = Object.entries(knownMeasurements()).filter(([part]) => !asked.includes(part as BodyPart));
  const all: KnownMeasurements = { ...Object.fromEntries(others), ...body };
  const stored = withConsent(JSON.stringify(all));
  entered = stored === null ? all : null;
  writeStored("bodyMeasurements", stored);
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
