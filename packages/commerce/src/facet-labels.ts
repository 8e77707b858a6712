import type { RangeKey, SwitchKey, ValueKey } from "./facets.ts";
import { sizeLabel } from "./measurements.ts";

interface Labels {
  label: string;
  /** Listed after the other facets in the filter panel. */
  isSecondary?: true;
}

interface ValuesLabels extends Labels {
  /** The fewest values that are a choice. @default 1 */
  offeredFrom?: number;
  /** A value's label where the facet's own is not beside it. @default the same */
  labelAlone?: (label: string) => string;
}

interface SwitchLabels extends Labels {
  /** The heading above its label. */
  group: string;
}

/** What each facet is called on screen, and when it is offered. */
export const FACET_LABELS: Readonly<
  Record<ValueKey, ValuesLabels> & Record<RangeKey, Labels> & Record<SwitchKey, SwitchLabels>
> = {
  size: { label: "Size", labelAlone: sizeLabel },
  material: { label: "Cloth", isSecondary: true },
  color: { label: "Colour" },
  // A single country is not a choice.
  origin: { label: "Country of origin", offeredFrom: 2, isSecondary: true },
  price: { label: "Price" },
  in_stock: { label: "In stock", group: "Availability" },
};
