import type { StorybookConfig } from "@storybook/react-vite";
import tailwindcss from "@tailwindcss/vite";
import { defaultClientConditions, mergeConfig } from "vite";
import { pieceFactsPlugin } from "./facts/plugin.ts";
import { publicEntries } from "../scripts/public-entries.ts";

export default {
  framework: "@storybook/react-vite",
  stories: [
    "../packages/ui/docs/**/*.mdx",
    "../packages/ui/docs/**/*.stories.tsx",
    "../packages/ui/src/**/*.stories.tsx",
    "../apps/store/src/**/*.stories.tsx",
    "../apps/desk/src/**/*.stories.tsx",
  ],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-themes", "@storybook/addon-vitest"],
  staticDirs: [
    { from: "../apps/api/seed/pictures", to: "/media" },
    { from: "../packages/ui/visual", to: "/story-pictures" },
  ],
  // The search above the sidebar also finds headings, which have the other names of components.
  features: { experimentalSearchDocsHeadings: true },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: "react-docgen" },
  viteFinal: (config) =>
    mergeConfig(config, {
      plugins: [tailwindcss(), pieceFactsPlugin()],
      // The code panel prints components by their function names.
      build: { rolldownOptions: { output: { keepNames: true } } },
      define: { PUBLIC_ENTRIES: JSON.stringify(publicEntries()) },
      resolve: { conditions: ["@selvedge/source", ...defaultClientConditions] },
      // Listed up front: discovering a dependency during a test run would reload the page.
      optimizeDeps: {
        include: [
          "@radix-ui/react-accordion",
          "@radix-ui/react-dialog",
          "@radix-ui/react-tabs",
          "class-variance-authority",
          "react-dom/server.browser",
          "react-router-dom",
          "swr",
          "zod",
        ],
      },
    }),
} satisfies StorybookConfig;
