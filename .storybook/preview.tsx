import { withThemeByDataAttribute } from "@storybook/addon-themes";
import type { Preview } from "@storybook/react-vite";
import { withReadableArguments } from "./docs/argument-table.ts";
import { DocsPageFrame } from "./docs/docs-page-frame.tsx";
import { freeze } from "./frozen.ts";
import { setDocument, withModes } from "./modes/show-modes.tsx";
import { globalTypes, initialGlobals } from "./modes/toolbar.ts";
import { viewports } from "./modes/viewports.ts";
import "./preview.css";

export default {
  tags: ["autodocs"],
  beforeEach: [freeze, setDocument],
  argTypesEnhancers: [withReadableArguments],
  globalTypes,
  initialGlobals,
  parameters: {
    layout: "padded",
    a11y: { test: "error" },
    controls: { expanded: true },
    docs: {
      source: { type: "dynamic" },
      codePanel: true,
      container: DocsPageFrame,
      toc: { headingSelector: "h2", title: "On this page" },
    },
    options: {
      storySort: {
        order: [
          "Start",
          ["Welcome", "States", "Toolbar"],
          "Tokens",
          "Forms",
          "Commerce",
          "Content",
          "Navigation",
          "Feedback",
          "Overlays",
          "Layout",
          "Pages",
        ],
      },
    },
    viewport: { options: viewports },
  },
  decorators: [
    withModes,
    withThemeByDataAttribute({
      themes: { light: "light", dark: "dark" },
      defaultTheme: "light",
      attributeName: "data-theme",
    }),
  ],
} satisfies Preview;
