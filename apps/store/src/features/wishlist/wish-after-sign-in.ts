import { takeTab, writeTab } from "../../lib/tab-storage.ts";

/** Marks that a guest's wish is waiting for login, to be confirmed once the list has been merged into the account. */
export const rememberWish = () => void writeTab("wished", "1");

/** True once after `rememberWish`. */
export const takeWish = (): boolean => takeTab("wished") === "1";
