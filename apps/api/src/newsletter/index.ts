export type { Newsletter } from "./newsletter.service.ts";
