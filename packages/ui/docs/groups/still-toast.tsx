import { Toast, type ToastProps } from "../../src/toast/index.ts";

/** Closing it would leave the page with nothing to show. */
const handleClose = () => {};

/** A toast that stays, to be looked at. */
export function StillToast(props: Omit<ToastProps, "onClose">) {
  return <Toast {...props} onClose={handleClose} />;
}
