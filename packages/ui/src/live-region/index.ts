export { announce, type Urgency } from "./announce.ts";
export { LiveRegions } from "./live-regions.tsx";
