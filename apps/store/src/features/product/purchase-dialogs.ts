import { overlay } from "../../lib/islands/index.ts";
import { sayNotOpened } from "../../lib/toasts.ts";

/** Asks for the measurements of the size Custom. */
export const MeasurementsDialog = overlay(
  () => import("./measurements-dialog.tsx"),
  ({ onCancel }) => {
    onCancel();
    sayNotOpened();
  },
);

/** The label's size chart. */
export const SizeChartDialog = overlay(
  () => import("./size-chart-dialog.tsx"),
  ({ setChartOpen }) => {
    setChartOpen(false);
    sayNotOpened();
  },
);
