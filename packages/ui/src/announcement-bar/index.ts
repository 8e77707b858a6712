export {
  AnnouncementBar,
  type AnnouncementBarLabels,
  type AnnouncementBarProps,
  AnnouncementLink,
  AnnouncementMessage,
} from "./announcement-bar.tsx";
