import { expect, test } from "vitest";
import { CONTROLS, type StoriesModule } from "./fixtures/story-states.ts";

type Meta = StoriesModule["default"] & {
  args?: Record<string, unknown>;
  argTypes?: Record<string, { control?: unknown; options?: unknown }>;
};

interface Story {
  render?: (...args: unknown[]) => unknown;
}

const modules = Object.entries(import.meta.glob<StoriesModule>("./*/*.stories.tsx", { eager: true }));
const metas = modules.map(([, { default: meta }]): [string, Meta] => [meta.title ?? "", meta]);

/** Controls that need no code: a text, a number, a boolean, or a choice that the stories list. */
function turned({ args = {}, argTypes = {} }: Meta): string[] {
  const simple = Object.entries(args).filter(([, value]) => ["string", "number", "boolean"].includes(typeof value));
  const named = Object.entries(argTypes).filter(([, { control }]) => control !== undefined && control !== false);
  return [...simple, ...named].map(([name]) => name);
}

const withControls = modules.filter(([, { default: meta }]) => meta.parameters?.omits?.[CONTROLS] === undefined);

test.each(withControls)("the controls of %s change its first story", (_, { default: meta, Default }) => {
  const render = (Default as Story | undefined)?.render ?? (meta as Story).render;
  expect(render?.length).not.toBe(0);
});

test.each(metas)("%s has a Storybook control, or a reason why it has none", (_, meta) => {
  expect(turned(meta).length > 0).toBe(meta.parameters?.omits?.[CONTROLS] === undefined);
});
