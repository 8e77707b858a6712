import { mergeConfig, type Plugin } from "vitest/config";
import stories from "../../packages/ui/vitest.config.ts";
import { colourValues } from "../../packages/ui/theme.ts";

/** Changes a colour by the smallest step: one of 255, in one channel. */
function oneStep(hex: string): string {
  const red = Number.parseInt(hex.slice(1, 3), 16);
  return `#${(red + 1).toString(16).padStart(2, "0")}${hex.slice(3)}`;
}

const NAME = "--sv-sale";
const was = colourValues("light")[NAME];
if (!was?.startsWith("#")) throw new Error(`${NAME} is no colour of the light theme any more.`);

/** Changes the sale colour by one step, as if `tokens.json` had been edited. */
const tokenStep: Plugin = {
  name: "selvedge:token-step",
  enforce: "post",
  transform: (code) =>
    code.replaceAll(`${NAME.replace("--sv-", "--sv-light-")}, ${was}`, (text) => text.replace(was, oneStep(was))),
};

const FIRST_TIME_BLACK = `
  Dots.beforeEach = () => {
    if (globalThis.isBegun) return;
    globalThis.isBegun = true;
    document.documentElement.style.setProperty("--sv-danger", "#000");
    return () => document.documentElement.style.removeProperty("--sv-danger");
  };
`;

/** Renders a story black the first time it is loaded, as if the machine had been too busy to paint it. */
const blackFirstAttempt: Plugin = {
  name: "selvedge:one-try-off",
  enforce: "pre",
  transform: (code, id) => (id.endsWith("/badge.stories.tsx") ? code + FIRST_TIME_BLACK : undefined),
};

/** The stories suite with two changed colours. */
export default mergeConfig(stories, { plugins: [tokenStep, blackFirstAttempt] });
