import { useRef, useState } from "react";
import { describeModel } from "@selvedge/commerce/garment";
import { isForBody, sizeTableOf } from "@selvedge/commerce/size-tables";
import type { Product } from "@selvedge/commerce/wire/catalogue";
import type { SizeTable } from "@selvedge/commerce/wire/shop-settings";
import { Dialog, DialogBody, DialogContent } from "@selvedge/ui/dialog";
import { HowToMeasure, SizeChart, type SizeSubject, type SizeUnit } from "@selvedge/ui/size-chart";
import { TextLink } from "@selvedge/ui/text-link";
import { useShop } from "../../lib/page-state.ts";
import { bodyLabels, sizeChart } from "../page/size-table.ts";
import { FindSize } from "./find-size.tsx";
import { garmentTable } from "./garment-table.ts";
import type { Purchase } from "./use-purchase.ts";

export interface SizeChartDialogProps extends Pick<Purchase, "choice" | "choose" | "options" | "setChartOpen"> {
  product: Pick<Product, "attributes" | "category_slug" | "garment" | "model" | "slug" | "stock_status">;
}

/**
 * The sizes of the product's table and the garment's measurements, in inches and centimetres, the model's size, and the size for
 * the shopper's own measurements. Loaded when it is opened.
 */
export default function SizeChartDialog({ product, choice, choose, options, setChartOpen }: SizeChartDialogProps) {
  const [subject, setSubject] = useState<SizeSubject>("body");
  const [unit, setUnit] = useState<SizeUnit>("in");
  const chosen = useRef<HTMLElement>(null);
  const { garment, model } = product;
  const measured = garment && garmentTable(garment);
  const shop = useShop();
  const table = sizeTableOf(shop, product.category_slug);
  // A stole has no sizes of the table.
  const isInTable = table !== null && (measured === undefined || hasSizesOf(table, product));
  const chart = isInTable ? { ...sizeChart(table), garment: measured } : measured;
  if (!chart) return null;

  /** The focus moves to the chosen size, which screen readers then announce. */
  const handleChoose = (size: string) => {
    const radios = options.current?.querySelectorAll<HTMLInputElement>("[data-option=size] input") ?? [];
    chosen.current = [...radios].find(({ value }) => value === size) ?? null;
    setChartOpen(false);
    choose("size", size);
  };
  return (
    <Dialog defaultOpen onOpenChangeComplete={setChartOpen}>
      <DialogContent title="Size chart" size="md" initialFocus="title" finalFocus={chosen}>
        <DialogBody>
          <SizeChart
            {...chart}
            model={model && describeModel(model)}
            selected={choice.size ?? null}
            unit={unit}
            onUnitChange={setUnit}
            subject={subject}
            onSubjectChange={setSubject}
          >
            {isInTable && (
              // What was typed is kept while the garment is shown.
              <div hidden={subject !== "body"}>
                <FindSize product={product} table={table} unit={unit} onChoose={handleChoose} />
              </div>
            )}
            {isInTable && subject === "body" ? (
              isForBody(table) && <HowToMeasure labels={bodyLabels(table)} />
            ) : (
              <p className="sv:mt-5 sv:text-small sv:text-muted">
                {isInTable
                  ? "Measured on the finished piece, laid flat. Bust, waist and hip are all the way around."
                  : "Measured on the finished piece, laid flat."}
              </p>
            )}
            {shop.sizes.length > 0 && (
              <p className="sv:mt-8">
                <TextLink variant="standalone" href="/size-guide">
                  Size Guide
                </TextLink>
              </p>
            )}
          </SizeChart>
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}

const hasSizesOf = ({ rows }: SizeTable, { attributes }: Pick<Product, "attributes">) =>
  attributes.some(({ options }) => options.some(({ value }) => rows.some(({ size }) => size === value)));
