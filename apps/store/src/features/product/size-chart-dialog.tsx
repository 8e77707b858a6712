import { useState } from "react";
import { describeModel } from "@selvedge/commerce/garment";
import { isForBody, sizeTableOf } from "@selvedge/commerce/size-tables";
import type { Product } from "@selvedge/commerce/wire/catalogue";
import type { SizeTable } from "@selvedge/commerce/wire/shop-settings";
import { Dialog, DialogBody, DialogContent } from "@selvedge/ui/dialog";
import { HowToMeasure, SizeChart, type SizeSubject } from "@selvedge/ui/size-chart";
import { TextLink } from "@selvedge/ui/text-link";
import { useShop } from "../../lib/page-state.ts";
import { bodyLabels, sizeChart } from "../page/size-table.ts";
import { garmentTable } from "./garment-table.ts";

export interface SizeChartDialogProps {
  product: Pick<Product, "attributes" | "category_slug" | "garment" | "model">;
  selected: string | undefined;
  onClose: () => void;
}

/**
 * The sizes of the product's table and the garment's measurements, in inches and centimetres, and the model's size. Loaded when it is
 * opened.
 */
export default function SizeChartDialog({ product, selected, onClose }: SizeChartDialogProps) {
  const [subject, setSubject] = useState<SizeSubject>("body");
  const { garment, model } = product;
  const measured = garment && garmentTable(garment);
  const shop = useShop();
  const table = sizeTableOf(shop, product.category_slug);
  // A stole has no sizes of the table.
  const isInTable = table !== null && (measured === undefined || hasSizesOf(table, product));
  const chart = isInTable ? { ...sizeChart(table), garment: measured } : measured;
  if (!chart) return null;
  return (
    <Dialog defaultOpen onOpenChange={(open) => !open && onClose()}>
      <DialogContent title="Size chart" size="md" initialFocus="title">
        <DialogBody>
          <SizeChart
            {...chart}
            model={model && describeModel(model)}
            selected={selected ?? null}
            subject={subject}
            onSubjectChange={setSubject}
          >
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
