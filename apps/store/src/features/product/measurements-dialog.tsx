import { LONGEST_NOTE } from "@selvedge/commerce/measurements";
import { readInches } from "@selvedge/commerce/typed-length";
import type { Measurements } from "@selvedge/commerce/wire/cart";
import { Dialog, DialogBody, DialogContent } from "@selvedge/ui/dialog";
import { MeasurementForm } from "@selvedge/ui/measurement-form";
import { inQuarterInches, knownMeasurements } from "./body-measurements.ts";

export interface MeasurementsDialogProps {
  saved: Measurements | null;
  onSave: (measurements: Measurements) => void;
  onCancel: () => void;
}

/** Asks for the measurements of the size Custom, unless they were entered to find a size. Loaded when it is opened. */
export default function MeasurementsDialog({ saved, onSave, onCancel }: MeasurementsDialogProps) {
  return (
    <Dialog defaultOpen onOpenChangeComplete={(open) => !open && onCancel()}>
      <DialogContent title="Your measurements" size="md">
        <DialogBody>
          <MeasurementForm
            defaultValue={
              saved ? { ...saved, additionalNotes: saved.additionalNotes ?? "" } : inQuarterInches(knownMeasurements())
            }
            read={readInches}
            notesMaxLength={LONGEST_NOTE}
            onCancel={onCancel}
            onSave={({ bust, waist, hip, additionalNotes }) =>
              onSave({ bust, waist, hip, ...(additionalNotes ? { additionalNotes } : {}) })
            }
          />
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}
