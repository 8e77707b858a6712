/** Values that the toolbar can set. */
export interface Modes {
  /** `auto` is the direction of the locale. */
  direction: "auto" | "ltr" | "rtl";
  locale: "en" | "en-IN" | "hi-IN" | "ar";
  motion: "system" | "reduced" | "full";
  /** Percentage of the browser's text size. */
  text: "100" | "200";
  colours: "own" | "forced";
}

/** Default values. The theme's tool comes from its addon. */
export const initialGlobals: Modes = { direction: "auto", locale: "en", motion: "system", text: "100", colours: "own" };

type Icon = "contrast" | "globe" | "lightningoff" | "paragraph" | "transfer";

interface Item<Value> {
  value: Value;
  title: string;
  right?: string;
}

const tool = <Value>(name: string, icon: Icon, description: string, items: Item<Value>[]) => ({
  name,
  description,
  toolbar: { icon, items, dynamicTitle: true },
});

/** Tools in display order. */
export const globalTypes = {
  direction: tool<Modes["direction"]>(
    "Direction",
    "transfer",
    "Direction: sets `dir` on the document and in the provider",
    [
      { value: "auto", title: "Locale’s direction" },
      { value: "ltr", title: "Left to right" },
      { value: "rtl", title: "Right to left" },
    ],
  ),
  locale: tool<Modes["locale"]>(
    "Locale",
    "globe",
    "Locale: the words of the pieces, and how they write numbers and dates",
    [
      { value: "en", title: "English", right: "en" },
      { value: "en-IN", title: "English, India", right: "en-IN" },
      { value: "hi-IN", title: "हिन्दी", right: "hi-IN" },
      { value: "ar", title: "العربية", right: "ar" },
    ],
  ),
  motion: tool<Modes["motion"]>(
    "Motion",
    "lightningoff",
    "Motion: answers `prefers-reduced-motion` in styles and script",
    [
      { value: "system", title: "System’s motion" },
      { value: "reduced", title: "Reduced motion" },
      { value: "full", title: "Full motion" },
    ],
  ),
  text: tool<Modes["text"]>("Text size", "paragraph", "Text size: the browser’s own setting, doubled; widths stay", [
    { value: "100", title: "Text 100 %" },
    { value: "200", title: "Text 200 %" },
  ]),
  colours: tool<Modes["colours"]>(
    "Forced colours",
    "contrast",
    "Forced colours: the pieces’ own rules, and the system’s palette laid over them. Judge the last detail in a real high-contrast mode",
    [
      { value: "own", title: "Own colours" },
      { value: "forced", title: "Forced colours" },
    ],
  ),
};
