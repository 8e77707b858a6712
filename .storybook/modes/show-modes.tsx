import type { Decorator } from "@storybook/react-vite";
import { ar } from "../../packages/ui/src/labels/ar/index.ts";
import { hi } from "../../packages/ui/src/labels/hi/index.ts";
import { type SelvedgeLabels, SelvedgeProvider } from "../../packages/ui/src/provider/index.ts";
import { forceColours } from "./forced-colours.ts";
import { answerMedia } from "./media.ts";
import { globalTypes, type Modes } from "./toolbar.ts";

interface Shown {
  /** Values of the toolbar; Storybook does not know their types. */
  globals: Record<string, unknown>;
}

const RIGHT_TO_LEFT: Modes["locale"][] = ["ar"];
/** The packs of words; the pieces themselves speak English. */
const LABELS: Partial<Record<Modes["locale"], SelvedgeLabels>> = { "hi-IN": hi, ar };
const MOTION = { reduced: "reduce", full: "no-preference" };

const modesOf = ({ globals }: Shown) => globals as unknown as Modes;

function directionOf({ direction, locale }: Modes): "ltr" | "rtl" {
  if (direction !== "auto") return direction;
  return RIGHT_TO_LEFT.includes(locale) ? "rtl" : "ltr";
}

/** Sets what the toolbar asks of the whole document. Before each story, so that a piece finds it when it looks. */
export function setDocument(shown: Shown): void {
  const modes = modesOf(shown);
  const root = document.documentElement;
  root.dir = directionOf(modes);
  root.lang = modes.locale;
  root.style.fontSize = modes.text === "100" ? "" : `${modes.text}%`;
  const forced = modes.colours === "forced";
  answerMedia({
    ...(modes.motion !== "system" && { "prefers-reduced-motion": MOTION[modes.motion] }),
    ...(forced && { "forced-colors": "active" }),
  });
  forceColours(forced);
}

/**
 * Hands locale, words and direction to the pieces, which start anew with each change, as after a reload. Where the document is
 * read from left to right anyway, the provider says nothing: a story may turn a part of itself.
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
