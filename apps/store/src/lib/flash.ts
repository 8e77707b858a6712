import { parseKept } from "./storage.ts";
import { takeTab, writeTab } from "./tab-storage.ts";

/** A message that survives a full page load and is shown once by the next page. */
export interface Flash {
  type: "success" | "error" | "info";
  text: string;
}

const TYPES: readonly unknown[] = ["success", "error", "info"] satisfies Flash["type"][];

export function leaveFlash(flash: Flash): void {
  writeTab("flash", JSON.stringify(flash));
}

/** The message left by the previous page. Reading removes it. */
export function takeFlash(): Flash | null {
  const flash = parseKept(takeTab("flash")) as Partial<Flash> | null;
  return typeof flash?.text === "string" && TYPES.includes(flash.type) ? (flash as Flash) : null;
}
