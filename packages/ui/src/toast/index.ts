export { Toast, type ToastLabels, type ToastProps } from "./toast.tsx";
export { Toaster, type ToasterLabels, type ToasterProps } from "./toaster.tsx";
export {
  createToasts,
  type ToastAction,
  type ToastMessage,
  type ToastOptions,
  type ToastPromiseTexts,
  type Toasts,
  type ToastType,
} from "./toasts.ts";
export { useToasts } from "./use-toasts.ts";
export { useTimeLeft } from "./use-time-left.ts";
export { useToaster } from "./use-toaster.ts";
