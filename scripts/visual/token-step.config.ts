import { mergeConfig } from "vitest/config";
import stories from "../../packages/ui/vitest.config.ts";
import { colourVariables } from "../../packages/ui/theme.ts";

/** The smallest change of a colour that there is: one of 255 steps, in one channel. */
function oneStep(hex: string): string {
  const red = Number.parseInt(hex.slice(1, 3), 16);
  return `#${(red + 1).toString(16).padStart(2, "0")}${hex.slice(3)}`;
}

const NAME = "--sv-sale";
const was = colourVariables("light")[NAME];
if (!was?.startsWith("#")) throw new Error(`${NAME} is no colour of the light theme any more.`);

/** The stories with the colour of a sale one step off, as if somebody had changed it in `tokens.json`. */
export default mergeConfig(stories, {
  plugins: [
    {
      name: "selvedge:token-step",
      enforce: "post",
      transform: (code: string) => code.replaceAll(`${NAME}: ${was}`, `${NAME}: ${oneStep(was)}`),
    },
  ],
});
