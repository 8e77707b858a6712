import { composeStories } from "@storybook/react-vite";
import { type ComponentType, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { isFull } from "../../../scripts/test-extent.ts";

type Story = ComponentType & { load: () => Promise<void> };
type StoriesModule = Parameters<typeof composeStories>[0];

const pieces = Object.entries(import.meta.glob<StoriesModule>("./*/*.stories.tsx", { eager: true })).map(
  ([path, module]) => {
    const stories = Object.entries(composeStories(module) as Record<string, Story>);
    return { path, stories: stories.slice(0, isFull ? stories.length : 1) };
  },
);

/** Renders the story and reports its hydration, which can take long on a busy machine. */
function Told({ Story, onHydrated }: { Story: Story; onHydrated: () => void }) {
  useEffect(onHydrated, [onHydrated]);
  return <Story />;
}

/** Renders as on a server, without browser globals. */
function renderOnServer(Story: Story): string {
  vi.stubGlobal("window", undefined);
  vi.stubGlobal("document", undefined);
  vi.stubGlobal("navigator", undefined);
  try {
    return renderToString(<Told Story={Story} onHydrated={() => {}} />);
  } finally {
    vi.unstubAllGlobals();
  }
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

const messages: unknown[][] = [];

beforeEach(() => {
  messages.length = 0;
  for (const level of ["error", "warn"] as const) {
    vi.spyOn(console, level).mockImplementation((...message) => void messages.push(message));
  }
});

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const reachable = (container: Element) => [
  ...container.querySelectorAll<HTMLElement>(
    "a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary",
  ),
];

/** Hydrates the story while the element with index `focused` has the focus; returns which elements were replaced. */
async function hydrate(Story: Story, focused = -1) {
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderOnServer(Story);
  const before = reachable(container);
  before[focused]?.focus();
  const hydrated = Promise.withResolvers<void>();
  const root = hydrateRoot(container, <Told Story={Story} onHydrated={hydrated.resolve} />, {
    onRecoverableError: (error) => messages.push([error]),
    onUncaughtError: (error) => {
      messages.push([error]);
      hydrated.resolve();
    },
  });
  await hydrated.promise;
  await settled();
  const replaced = before.flatMap((element, index) => (element.isConnected ? [] : [index]));
  const keepsFocus = container.contains(document.activeElement);
  root.unmount();
  container.remove();
  return { replaced, keepsFocus };
}

describe.each(pieces)("$path", ({ stories }) => {
  test.each(stories)("%s renders on a server and hydrates without a message", async (_, Story) => {
    await Story.load();
    const { replaced } = await hydrate(Story);
    for (const element of replaced) expect(await hydrate(Story, element)).toMatchObject({ keepsFocus: true });
    expect(messages).toEqual([]);
  });
});
