export type { Blocks } from "./blocks.service.ts";
