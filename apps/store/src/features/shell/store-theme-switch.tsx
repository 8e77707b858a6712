import { ThemeSwitch } from "@selvedge/ui/theme-switch";
import { chooseTheme, useTheme } from "../../lib/theme.ts";

/** Choice of theme: light, dark, or that of the device. */
export function StoreThemeSwitch() {
  return <ThemeSwitch value={useTheme()} onValueChange={chooseTheme} />;
}
