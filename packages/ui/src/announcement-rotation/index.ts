export {
  AnnouncementRotation,
  type AnnouncementRotationLabels,
  type AnnouncementRotationProps,
} from "./announcement-rotation.tsx";
