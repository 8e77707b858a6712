import type { DocsContainerProps } from "@storybook/addon-docs/blocks";
import { lazy, type PropsWithChildren, Suspense } from "react";

const Frame = lazy(async () => ({ default: (await import("./docs-page-frame.tsx")).DocsPageFrame }));

/** Page of documentation of a file of stories. */
export const DocsPage = lazy(async () => ({ default: (await import("./docs-page.tsx")).DocsPage }));

/** Frame of all documentation pages. It loads with the first of them: stories need neither it nor the facts of the components. */
export function DocsPageFrame(props: PropsWithChildren<DocsContainerProps>) {
  return (
    <Suspense fallback={null}>
      <Frame {...props} />
    </Suspense>
  );
}
