export { isRightToLeft } from "./is-right-to-left.ts";
export {
  LanguageSwitcher,
  type LanguageSwitcherLabels,
  type LanguageSwitcherProps,
  LanguageSwitcherItem,
  type LanguageSwitcherItemProps,
} from "./language-switcher.tsx";
