import { pagePart } from "../../lib/islands/index.ts";
import { PageFrame } from "./page-frame.tsx";
import { PartFailure } from "./part-failure.tsx";

/**
 * Shown when a page's subject does not exist. On a document load the server handles this; the component is for
 * navigations.
 */
export const MissingPage = pagePart(
  () => import("./not-found-view.tsx"),
  null,
  (tryAgain) => (
    <PageFrame title="Page not found">
      <PartFailure onRetry={tryAgain} />
    </PageFrame>
  ),
);
