export {
  Drawer,
  DrawerBody,
  DrawerClose,
  DrawerContent,
  DrawerFooter,
  DrawerTrigger,
  type DrawerContentProps,
  type DrawerProps,
} from "./drawer.tsx";
