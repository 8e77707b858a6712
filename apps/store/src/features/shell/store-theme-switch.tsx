import { ThemeSwitch } from "@selvedge/ui/theme-switch";
import { chooseTheme, useTheme } from "../../lib/theme.ts";

/** Light, dark, or as the device has it. */
export function StoreThemeSwitch() {
  return <ThemeSwitch value={useTheme()} onValueChange={chooseTheme} />;
}
