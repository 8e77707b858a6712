import { DocsContainer, type DocsContainerProps } from "@storybook/addon-docs/blocks";
import { type PropsWithChildren, useLayoutEffect, useSyncExternalStore } from "react";
import { GLOBALS_UPDATED, SET_GLOBALS } from "storybook/internal/core-events";
import { setDocument } from "../modes/show-modes.tsx";
import { initialGlobals } from "../modes/toolbar.ts";
// Loaded with the frame, which lists the headings of the page once.
import "./docs-page.tsx";
import { storybookTheme } from "./storybook-theme.ts";

type Globals = Record<string, unknown>;
type Channel = DocsContainerProps["context"]["channel"];

const NONE: Globals = {};
const themes = { light: storybookTheme("light"), dark: storybookTheme("dark") };

/** Current toolbar values. A page without a story receives them only through the channel. */
function useGlobals(channel: Channel): Globals {
  const subscribe = (onChange: () => void) => {
    channel.on(GLOBALS_UPDATED, onChange);
    return () => channel.off(GLOBALS_UPDATED, onChange);
  };
  const latest = (): Globals => {
    const told = (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS)) as [{ globals: Globals }] | undefined;
    return told?.[0].globals ?? NONE;
  };
  return useSyncExternalStore(subscribe, latest);
}

/** Frame of documentation pages: applies the toolbar's theme and modes as in stories. */
export function DocsPageFrame({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const globals = useGlobals(context.channel);
  const theme = globals["theme"] === "dark" ? "dark" : "light";
  useLayoutEffect(() => {
    setDocument({ globals: { ...initialGlobals, ...globals } });
  }, [globals]);
  return (
    <DocsContainer context={context} theme={themes[theme]}>
      {children}
    </DocsContainer>
  );
}
