import { addons } from "storybook/manager-api";

addons.setConfig({ panelPosition: "right", showToolbar: true });
