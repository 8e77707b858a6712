const KEY = "flash";

/** A message that survives a full page load: shown once by the page that comes next. */
export interface Flash {
  type: "success" | "error" | "info";
  text: string;
}

export function leaveFlash(flash: Flash): void {
  sessionStorage.setItem(KEY, JSON.stringify(flash));
}

/** The message that the last page left, once. */
export function takeFlash(): Flash | null {
  const stored = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  if (stored === null) return null;
  try {
    const flash = JSON.parse(stored) as Partial<Flash>;
    return typeof flash.text === "string" && flash.type ? { type: flash.type, text: flash.text } : null;
  } catch {
    return null;
  }
}
