export {
  Tab,
  TabList,
  type TabListProps,
  TabPanel,
  type TabPanelProps,
  type TabProps,
  Tabs,
  TabsFold,
  type TabsProps,
} from "./tabs.tsx";
