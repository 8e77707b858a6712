export { announce, type Urgency } from "./announce.ts";
export { LiveRegions, type LiveRegionsProps } from "./live-regions.tsx";
