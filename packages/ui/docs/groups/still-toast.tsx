import { Toast, type ToastProps } from "../../src/toast/index.ts";

/** Does nothing, because closing the toast would leave the page empty. */
const handleClose = () => {};

/** A toast without a timer, for documentation. */
export function StillToast(props: Omit<ToastProps, "onClose">) {
  return <Toast {...props} onClose={handleClose} />;
}
