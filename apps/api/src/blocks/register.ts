import type { Core } from "../module.ts";
import { type Blocks, createBlocks } from "./blocks.service.ts";

/** Contacts that cannot order. Gives them to the checkout. */
export const registerBlocks = ({ db, clock }: Core): Blocks => createBlocks({ db, clock });
