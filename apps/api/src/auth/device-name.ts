/** Longer than any browser's, and short enough for every pattern below. */
const LONGEST = 400;

// What names itself after others stands before them: Edge and Opera also say Chrome, and Chrome says Safari.
const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdg(?:A|iOS)?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];
const SYSTEMS: readonly [RegExp, string][] = [
  [/\bAndroid\b/, "Android"],
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b/, "Mac"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bLinux\b/, "Linux"],
];

/** "Firefox on Windows" from a `User-Agent`: enough to know one's own devices by, and too little to follow anybody. Null when it names neither. */
export function deviceName(userAgent: string | undefined): string | null {
  const text = (userAgent ?? "").slice(0, LONGEST);
  const first = (names: readonly [RegExp, string][]) => names.find(([pattern]) => pattern.test(text))?.[1];
  const [browser, system] = [first(BROWSERS), first(SYSTEMS)];
  return browser && system ? `${browser} on ${system}` : (browser ?? system ?? null);
}
