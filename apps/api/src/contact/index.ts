export type { Contact } from "./contact.service.ts";
