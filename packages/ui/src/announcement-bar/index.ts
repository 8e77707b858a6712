export {
  AnnouncementBar,
  type AnnouncementBarLabels,
  type AnnouncementBarProps,
  AnnouncementLink,
  type AnnouncementLinkProps,
  AnnouncementMessage,
  type AnnouncementMessageProps,
} from "./announcement-bar.tsx";
