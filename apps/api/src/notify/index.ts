export type { Notices } from "./notify.service.ts";
