import { mergeConfig } from "vitest/config";
import stories from "../../packages/ui/vitest.config.ts";

/** Draws it in black the first time that it is begun in a page. */
const FIRST_TIME_BLACK = `
  Tones.beforeEach = () => {
    if (globalThis.isBegun) return;
    globalThis.isBegun = true;
    document.documentElement.style.setProperty("--sv-sale", "#000");
    return () => document.documentElement.style.removeProperty("--sv-sale");
  };
`;

/** The stories with one that does not look the same each time, as if the machine had been too busy to paint it whole. */
export default mergeConfig(stories, {
  plugins: [
    {
      name: "selvedge:one-try-off",
      enforce: "pre",
      transform: (code: string, id: string) =>
        id.endsWith("/badge.stories.tsx") ? code + FIRST_TIME_BLACK : undefined,
    },
  ],
});
