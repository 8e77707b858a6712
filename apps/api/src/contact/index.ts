export type { Contact } from "./contact.service.ts";
export { listEnquiries } from "./enquiries.repository.ts";
