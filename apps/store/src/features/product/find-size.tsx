import { useState } from "react";
import { ACCEPTED_INCHES, CUSTOM_SIZE, sizeInWords, USUAL_INCHES } from "@selvedge/commerce/measurements";
import { measurementsOf, recommendSize } from "@selvedge/commerce/size-advice";
import { readLength } from "@selvedge/commerce/typed-length";
import type { Product } from "@selvedge/commerce/wire/catalogue";
import type { ShopSettings, SizeTable } from "@selvedge/commerce/wire/shop-settings";
import type { SizeUnit } from "@selvedge/ui/size-chart";
import { SizeFinder, type SizeFinderLabels } from "@selvedge/ui/size-finder";
import { useShop } from "../../lib/page-state.ts";
import { useQuery } from "../../lib/use-query.ts";
import { ordersQuery } from "../orders/order-queries.ts";
import { bodyLabels } from "../page/size-table.ts";
import { useSession } from "../session/use-session.ts";
import { knownMeasurements, rememberMeasurements } from "./body-measurements.ts";
import { pastSize } from "./past-size.ts";

export interface FindSizeProps {
  product: Pick<Product, "attributes" | "slug" | "stock_status">;
  table: SizeTable;
  unit: SizeUnit;
  onChoose: (size: string) => void;
}

/** A larger number of inches was probably entered in centimetres. */
const ACCEPTED = { min: ACCEPTED_INCHES.min, max: USUAL_INCHES.max };

/** Finds the product's size for the shopper's measurements. Nothing if its table has none of the body. */
export function FindSize({ product, table, unit, onChoose }: FindSizeProps) {
  const shop = useShop();
  const [known] = useState(knownMeasurements);
  const session = useSession();
  const { data } = useQuery(session.status === "signed-in" ? ordersQuery(session.user.id) : null);
  const offered = product.attributes.flatMap(({ type, options }) =>
    type === "size" ? options.map(({ value }) => value) : [],
  );
  const measures = measurementsOf(table, offered);
  if (measures.length === 0) return null;
  return (
    <SizeFinder
      measures={measures}
      defaultValue={known}
      accepted={ACCEPTED}
      read={readLength}
      unit={unit}
      unitPicker="hidden"
      find={(body) => recommendSize(table, offered, body)}
      onFind={(body) => rememberMeasurements(measures, body)}
      onChoose={onChoose}
      onCustom={product.stock_status === "out_of_stock" ? undefined : () => onChoose(CUSTOM_SIZE)}
      past={data && pastSize(data.orders, product, table, shop)}
      labels={wordsOf(shop, table)}
      className="sv:mt-8"
    />
  );
}

/** The texts with the label's own words for a size and for the measurements. */
function wordsOf({ options }: ShopSettings, table: SizeTable): Partial<SizeFinderLabels> {
  const word = options.size.toLowerCase();
  return {
    title: `Find your ${word}`,
    find: `Find my ${word}`,
    measures: { bust: "Bust", waist: "Waist", hip: "Hip", ...bodyLabels(table) },
    one: (size) => `Your ${word} is ${size}.`,
    larger: `You measure more than the largest ${word}.`,
    smaller: `You measure less than the smallest ${word}.`,
    choose: (size) => `Choose ${sizeInWords(size, options.size)}`,
    past: (size, name) => `You ordered ${sizeInWords(size, options.size)} of ${name} before.`,
  };
}
