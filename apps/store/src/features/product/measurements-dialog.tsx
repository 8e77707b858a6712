import { LONGEST_NOTE, readInches } from "@selvedge/commerce/measurements";
import type { Measurements } from "@selvedge/commerce/wire/cart";
import { Dialog, DialogBody, DialogContent } from "@selvedge/ui/dialog";
import { MeasurementForm } from "@selvedge/ui/measurement-form";

export interface MeasurementsDialogProps {
  saved: Measurements | null;
  onSave: (measurements: Measurements) => void;
  onCancel: () => void;
}

/** Asks for the measurements of the size Custom. Loaded when it is opened. */
export default function MeasurementsDialog({ saved, onSave, onCancel }: MeasurementsDialogProps) {
  return (
    <Dialog defaultOpen onOpenChange={(open) => !open && onCancel()}>
      <DialogContent title="Your measurements" size="md">
        <DialogBody>
          <MeasurementForm
            defaultValue={saved ? { ...saved, additionalNotes: saved.additionalNotes ?? "" } : {}}
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
