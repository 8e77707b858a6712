export { isPicture } from "./manifest.ts";
export { mediaFolder } from "./media-folder.ts";
export type { Manifest } from "./manifest.ts";
export { moveShop } from "./move-shop.ts";
export { backupProblems } from "./read-backup.ts";
export { restoreBackup } from "./restore-backup.ts";
