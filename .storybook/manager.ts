import { addons } from "storybook/manager-api";
import { storybookTheme } from "./docs/storybook-theme.ts";

addons.setConfig({ layout: { panelPosition: "right", showToolbar: true }, theme: storybookTheme("light") });
