import { BODY_PARTS, SIZE_TABLE, SIZES } from "@selvedge/commerce/measurements";
import { Dialog, DialogBody, DialogContent } from "@selvedge/ui/dialog";
import { HowToMeasure, SizeChart } from "@selvedge/ui/size-chart";

const NAMES = { bust: "Bust", waist: "Waist", hip: "Hip" };

export interface SizeChartDialogProps {
  selected: string | null;
  onClose: () => void;
}

/** The label's sizes in inches and centimetres. Loaded when it is opened. */
export default function SizeChartDialog({ selected, onClose }: SizeChartDialogProps) {
  return (
    <Dialog defaultOpen onOpenChange={(open) => !open && onClose()}>
      <DialogContent title="Size chart" size="md" initialFocus="title">
        <DialogBody>
          <SizeChart
            label="Body measurements"
            measurements={BODY_PARTS.map((part) => NAMES[part])}
            rows={SIZES.map((size) => ({ size, inches: BODY_PARTS.map((part) => SIZE_TABLE[size][part]) }))}
            selected={selected}
          >
            <HowToMeasure />
          </SizeChart>
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}
