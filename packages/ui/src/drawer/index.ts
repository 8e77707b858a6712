export {
  Drawer,
  DrawerBody,
  DrawerClose,
  DrawerContent,
  DrawerFooter,
  DrawerTrigger,
  type DrawerContentProps,
  type DrawerLabels,
  type DrawerProps,
} from "./drawer.tsx";
