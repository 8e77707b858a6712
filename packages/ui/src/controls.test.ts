import { expect, test } from "vitest";
import type { StoriesModule } from "./fixtures/story-states.ts";

interface Turned {
  args?: Record<string, unknown>;
  argTypes?: Record<string, { control?: unknown; options?: unknown }>;
}

/** Components without a Storybook control, with the reason. */
const NOTHING_TO_TURN: Record<string, string> = {
  "Commerce/CompareTray": "Its products are its children.",
  "Commerce/ConsentCentre": "Its groups are its children.",
  "Commerce/FilterChips": "Its chips are its children.",
  "Commerce/ListingToolbar": "Its tools are its children.",
  "Commerce/OrderDetails": "Its lines are its children.",
  "Commerce/OrderLines": "Its lines are its children.",
  "Commerce/OrderTracker": "Its steps are its children.",
  "Commerce/SessionList": "Its sessions are its children.",
  "Feedback/HeaderLoader": "It is one drawing, and runs once.",
  "Feedback/LiveRegions": "It is heard, and not seen.",
  "Feedback/Spinner": "It takes size and colour from the words beside it.",
  "Layout/ProductLayout": "Both of its columns are of other pieces.",
  "Layout/SiteFooter": "Its columns are its children.",
  "Layout/SiteHeader": "Its ways and actions are other pieces.",
  "Navigation/Accordion": "Its sections are its children, and are opened by hand.",
  "Navigation/BackToTop": "It comes by scrolling.",
  "Navigation/Breadcrumb": "Its steps are its children.",
  "Navigation/MobileNavigation": "Its ways are its children.",
  "Navigation/Toolbar": "Its ways are its children.",
};

const modules = Object.entries(import.meta.glob<StoriesModule>("./*/*.stories.tsx", { eager: true }));
const metas = modules.map(([, module]): [string, Turned] => [module.default.title ?? "", module.default as Turned]);

/** Controls that need no code: a text, a number, a boolean, or a choice that the stories list. */
function turned({ args = {}, argTypes = {} }: Turned): string[] {
  const simple = Object.entries(args).filter(([, value]) => ["string", "number", "boolean"].includes(typeof value));
  const named = Object.entries(argTypes).filter(([, { control }]) => control !== undefined && control !== false);
  return [...simple, ...named].map(([name]) => name);
}

test.each(metas)("%s has a Storybook control", (title, meta) => {
  if (title in NOTHING_TO_TURN) expect(turned(meta)).toEqual([]);
  else expect(turned(meta)).not.toEqual([]);
});
