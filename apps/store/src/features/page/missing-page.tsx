import { pagePart } from "../../lib/islands/index.ts";
import { PageFrame } from "./page-frame.tsx";
import { PartFailure } from "./part-failure.tsx";

/** Shown by a page when what it is about does not exist. The server knows that before it renders; this is for later. */
export const MissingPage = pagePart(
  () => import("./not-found-view.tsx"),
  null,
  (tryAgain) => (
    <PageFrame title="Page not found">
      <PartFailure onRetry={tryAgain} />
    </PageFrame>
  ),
);
