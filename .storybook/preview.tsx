import { DecoratorHelpers } from "@storybook/addon-themes";
import type { Preview } from "@storybook/react-vite";
import { configureActions } from "storybook/actions";
import { configure } from "storybook/test";
import { withReadableArguments } from "./docs/argument-table.ts";
import { DocsPage, DocsPageFrame } from "./docs/late-docs.tsx";
import { pasteableSource } from "./docs/pasteable/source.ts";
import { freeze } from "./frozen.ts";
import { LOOK } from "./look/look.ts";
import { setDocument, withModes } from "./modes/show-modes.tsx";
import { chromaticModes } from "./modes/test-modes.ts";
import { globalTypes, initialGlobals } from "./modes/toolbar.ts";
import { viewports } from "./modes/viewports.ts";
import "./preview.css";

// An event refers to its window and so to Storybook itself, which logs an error when the event is read.
configureActions({ depth: 1 });

// The addon's tool. Its decorator would set the theme only when a story's play is over; `setDocument` does it before the story is rendered.
DecoratorHelpers.initializeThemeState(["light", "dark"], "light");

export default {
  tags: ["autodocs"],
  // Storybook wraps each event of a play function in React's `act`, which drops updates that suspend on lazy code when the
  // event ends.
  beforeAll: () => configure({ eventWrapper: (dispatch): unknown => dispatch() }),
  beforeEach: [freeze, setDocument],
  argTypesEnhancers: [withReadableArguments],
  globalTypes,
  initialGlobals: { ...initialGlobals, [LOOK]: "" },
  parameters: {
    layout: "padded",
    // A rule that axe does not enable by default.
    a11y: { test: "error", config: { rules: [{ id: "target-size", enabled: true }] } },
    controls: { expanded: true },
    docs: {
      source: { type: "dynamic", transform: pasteableSource },
      codePanel: true,
      container: DocsPageFrame,
      page: DocsPage,
      toc: { headingSelector: "h2", title: "On this page" },
    },
    options: {
      storySort: {
        order: [
          "Start",
          ["Welcome", "Find a piece", "States", "Toolbar"],
          "Tokens",
          "Forms",
          ["Which piece"],
          "Commerce",
          ["Which piece"],
          "Content",
          ["Which piece"],
          "Navigation",
          ["Which piece"],
          "Feedback",
          ["Which piece"],
          "Overlays",
          ["Which piece"],
          "Layout",
          ["Which piece"],
          "Pages",
          "Desk",
        ],
      },
    },
    viewport: { options: viewports },
    chromatic: { modes: chromaticModes },
  },
  decorators: [withModes],
} satisfies Preview;
