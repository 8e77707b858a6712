import { lazy, Suspense } from "react";

const NotFound = lazy(() => import("../shell/not-found-view.tsx"));

/** Shown by a page when what it is about does not exist. The server knows that before it renders; this is for later. */
export function MissingPage() {
  return (
    <Suspense fallback={null}>
      <NotFound />
    </Suspense>
  );
}
