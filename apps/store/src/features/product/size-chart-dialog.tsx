import { useState } from "react";
import { describeModel } from "@selvedge/commerce/garment";
import type { Product } from "@selvedge/commerce/wire/catalogue";
import { Dialog, DialogBody, DialogContent } from "@selvedge/ui/dialog";
import { HowToMeasure, SizeChart, type SizeSubject } from "@selvedge/ui/size-chart";
import { TextLink } from "@selvedge/ui/text-link";
import { sizeTable } from "../page/size-table.ts";
import { garmentTable } from "./garment-table.ts";

export interface SizeChartDialogProps {
  product: Pick<Product, "attributes" | "garment" | "model">;
  selected: string | undefined;
  onClose: () => void;
}

/**
 * The label's sizes and the garment's measurements, in inches and centimetres, and the model's size. Loaded when it is
 * opened.
 */
export default function SizeChartDialog({ product, selected, onClose }: SizeChartDialogProps) {
  const [subject, setSubject] = useState<SizeSubject>("body");
  const { garment, model } = product;
  const measured = garment && garmentTable(garment);
  // A stole has no body sizes.
  const isForBody = measured === undefined || hasBodySizes(product);
  return (
    <Dialog defaultOpen onOpenChange={(open) => !open && onClose()}>
      <DialogContent title="Size chart" size="md" initialFocus="title">
        <DialogBody>
          <SizeChart
            {...(isForBody ? { ...sizeTable, garment: measured } : measured)}
            model={model && describeModel(model)}
            selected={selected ?? null}
            subject={subject}
            onSubjectChange={setSubject}
          >
            {isForBody && subject === "body" ? (
              <HowToMeasure />
            ) : (
              <p className="sv:mt-5 sv:text-small sv:text-muted">
                {isForBody
                  ? "Measured on the finished piece, laid flat. Bust, waist and hip are all the way around."
                  : "Measured on the finished piece, laid flat."}
              </p>
            )}
            <p className="sv:mt-8">
              <TextLink form="standalone" href="/size-guide">
                Size Guide
              </TextLink>
            </p>
          </SizeChart>
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}

const hasBodySizes = ({ attributes }: Pick<Product, "attributes">) =>
  attributes.some(({ options }) => options.some(({ value }) => sizeTable.rows.some(({ size }) => size === value)));
