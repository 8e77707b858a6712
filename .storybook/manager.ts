import { createElement } from "react";
import { addons, types } from "storybook/manager-api";
import { LookPanel } from "./look/panel.tsx";
import { storybookTheme } from "./docs/storybook-theme.ts";

addons.setConfig({
  layout: { panelPosition: "right", showToolbar: true },
  // The browser has its own zoom, and Storybook's logs a console warning in each story.
  toolbar: { zoom: { hidden: true } },
  theme: storybookTheme("light"),
});

addons.register("selvedge/look", () => {
  addons.add("selvedge/look/panel", {
    type: types.PANEL,
    title: "Look",
    render: ({ active }) => (active ? createElement(LookPanel) : null),
  });
});
