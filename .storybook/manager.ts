import { addons } from "storybook/manager-api";
import { storybookTheme } from "./docs/storybook-theme.ts";

addons.setConfig({
  layout: { panelPosition: "right", showToolbar: true },
  // The browser has its own zoom, and Storybook's logs a console warning in each story.
  toolbar: { zoom: { hidden: true } },
  theme: storybookTheme("light"),
});
