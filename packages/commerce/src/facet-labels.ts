import type { RangeKey, SwitchKey, ValueKey } from "./facets.ts";
import { sizeLabel } from "./measurements.ts";
import type { ShopSettings } from "./wire/shop-settings.ts";

interface Labels {
  /** Its name, if that is not one of the label's own words: see `facetLabel`. */
  label?: string;
  /** Listed after the other facets in the filter panel. */
  isSecondary?: true;
}

interface ValuesLabels extends Labels {
  /** The fewest values that are a choice. @default 1 */
  offeredFrom?: number;
  /** A value's label where the facet's own is not beside it. @default the same */
  labelAlone?: (label: string, shop: Pick<ShopSettings, "options">) => string;
}

interface SwitchLabels extends Labels {
  /** The heading above its label. */
  group: string;
}

/** When each facet is offered, and what it is called on screen. */
export const FACET_LABELS: Readonly<
  Record<ValueKey, ValuesLabels> & Record<RangeKey, Labels> & Record<SwitchKey, SwitchLabels>
> = {
  size: { labelAlone: (label, { options }) => sizeLabel(label, options.size) },
  material: { isSecondary: true },
  color: {},
  // A single country is not a choice.
  origin: { label: "Country of origin", offeredFrom: 2, isSecondary: true },
  price: { label: "Price" },
  in_stock: { label: "In stock", group: "Availability" },
};

type Key = ValueKey | RangeKey | SwitchKey;

/** What a facet is called on screen. */
export function facetLabel({ options }: Pick<ShopSettings, "options">, key: Key): string {
  const own: Partial<Record<Key, string>> = {
    size: options.size,
    material: options.material_filter,
    color: options.color,
  };
  return own[key] ?? FACET_LABELS[key].label ?? key;
}
