export {
  Tab,
  TabList,
  type TabListProps,
  TabPanel,
  type TabPanelProps,
  type TabProps,
  Tabs,
  type TabsProps,
} from "./tabs.tsx";
export {
  TabsFold,
  TabsFoldIcon,
  type TabsFoldIconProps,
  type TabsFoldProps,
  TabsFoldTrigger,
  type TabsFoldTriggerProps,
} from "./tabs-fold.tsx";
