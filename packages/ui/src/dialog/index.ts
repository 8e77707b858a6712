export {
  Dialog,
  DialogBody,
  DialogClose,
  DialogContent,
  DialogFooter,
  DialogTrigger,
  type DialogContentProps,
  type DialogLabels,
  type DialogProps,
} from "./dialog.tsx";
