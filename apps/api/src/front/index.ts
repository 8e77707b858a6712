export { type FrontApp, startFront } from "./front.ts";
