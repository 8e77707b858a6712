import { ThemeSwitch } from "@selvedge/ui/theme-switch";
import { useTheme } from "./use-theme.ts";

/** Light, dark, or as the device has it. */
export function StoreThemeSwitch() {
  const [theme, chooseTheme] = useTheme();
  return <ThemeSwitch value={theme} onValueChange={chooseTheme} />;
}
