import { useCallback } from "react";
import { writeStored } from "../../lib/storage.ts";
import { useStored } from "../../lib/use-stored.ts";

export type Theme = "light" | "dark" | "system";

const isTheme = (text: unknown): text is Theme => text === "light" || text === "dark" || text === "system";

/** The theme that was chosen. The head of the document applies it before the first paint, this hook from then on. */
export function useTheme(): readonly [Theme, (theme: Theme) => void] {
  const stored = useStored("theme");
  const choose = useCallback((theme: Theme) => {
    writeStored("theme", theme);
    document.documentElement.dataset["theme"] = theme === "system" ? "auto" : theme;
  }, []);
  return [isTheme(stored) ? stored : "light", choose] as const;
}
