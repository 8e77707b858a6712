import { useState } from "react";
import { CUSTOM_SIZE } from "@selvedge/commerce/measurements";
import type { Measurements } from "@selvedge/commerce/wire/cart";

/**
 * The measurements for the size Custom. Choosing Custom opens the dialog. Cancelling before anything was saved restores
 * the previous size; choosing another size clears the saved measurements. A sold-out piece does not ask for
 * measurements.
 */
export function useMeasurements(
  size: string | undefined,
  chooseSize: (size: string | null) => void,
  isSoldOut: boolean,
) {
  const [saved, setSaved] = useState<Measurements | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [formerSize, setFormerSize] = useState<string | null>(null);

  const choose = (next: string) => {
    if (next === CUSTOM_SIZE && !isSoldOut) {
      setFormerSize(size === undefined || size === CUSTOM_SIZE ? null : size);
      setOpen(true);
    } else if (next !== CUSTOM_SIZE) setSaved(null);
    chooseSize(next);
  };

  const save = (measurements: Measurements) => {
    setSaved(measurements);
    setOpen(false);
  };

  const cancel = () => {
    setOpen(false);
    if (saved === null) chooseSize(formerSize);
  };

  const measurements = size === CUSTOM_SIZE && !isSoldOut ? saved : null;
  return { measurements, isOpen, open: () => setOpen(true), choose, save, cancel };
}
