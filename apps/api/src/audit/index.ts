export { describeAccess } from "./access-command.ts";
export type { OrderReads } from "./order-reads.service.ts";
