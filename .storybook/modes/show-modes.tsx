import type { Decorator } from "@storybook/react-vite";
import { ar } from "../../packages/ui/src/labels/ar/index.ts";
import { hi } from "../../packages/ui/src/labels/hi/index.ts";
import { type SelvedgeLabels, SelvedgeProvider } from "../../packages/ui/src/provider/index.ts";
import { applyLook, decodeLook, LOOK } from "../look/look.ts";
import { forceColours } from "./forced-colours.ts";
import { answerMedia } from "./media.ts";
import { globalTypes, type Modes } from "./toolbar.ts";

interface Shown {
  /** Values of the toolbar; Storybook does not know their types. */
  globals: Record<string, unknown>;
}

const RIGHT_TO_LEFT: Modes["locale"][] = ["ar"];
/** Label packs; the components' default is English. */
const LABELS: Partial<Record<Modes["locale"], SelvedgeLabels>> = { "hi-IN": hi, ar };
const MOTION = { reduced: "reduce", full: "no-preference" };

const modesOf = ({ globals }: Shown) => globals as unknown as Modes;

function directionOf({ direction, locale }: Modes): "ltr" | "rtl" {
  if (direction !== "auto") return direction;
  return RIGHT_TO_LEFT.includes(locale) ? "rtl" : "ltr";
}

/** Applies the toolbar's values to the document. Runs before each story, so that components see them from the first render. */
export function setDocument(shown: Shown): void {
  const modes = modesOf(shown);
  const root = document.documentElement;
  root.dir = directionOf(modes);
  root.lang = modes.locale;
  root.dataset["theme"] = shown.globals["theme"] === "dark" ? "dark" : "light";
  root.style.fontSize = modes.text === "100" ? "" : `${modes.text}%`;
  applyLook(decodeLook(shown.globals[LOOK]), root);
  const forced = modes.colours === "forced";
  answerMedia({
    ...(modes.motion !== "system" && { "prefers-reduced-motion": MOTION[modes.motion] }),
    ...(forced && { "forced-colors": "active" }),
  });
  forceColours(forced);
}

/**
 * Passes locale, labels and direction to the components, which are remounted on each change, as by a reload. If the
 * document is left-to-right anyway, the provider sets no direction, because a story may set `dir` on a part of itself.
 */
export const withModes: Decorator = (Story, context) => {
  const modes = modesOf(context);
  const labels = LABELS[modes.locale];
  const chosen = Object.keys(globalTypes).map((tool) => context.globals[tool] as string);
  return (
    <SelvedgeProvider
      key={chosen.join()}
      locale={modes.locale}
      {...(labels && { labels })}
      {...(directionOf(modes) === "rtl" && { direction: "rtl" })}
    >
      {Story()}
    </SelvedgeProvider>
  );
};
