import { takeTab, writeTab } from "../../lib/tab-storage.ts";

/** Marks that a guest has kept something on the way to the login, to be said when the list has joined the account. */
export const rememberWish = () => void writeTab("wished", "1");

/** True once after `rememberWish`. */
export const takeWish = (): boolean => takeTab("wished") === "1";
