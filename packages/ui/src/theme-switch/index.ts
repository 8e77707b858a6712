export { ThemeSwitch, type Theme, type ThemeSwitchLabels, type ThemeSwitchProps } from "./theme-switch.tsx";
