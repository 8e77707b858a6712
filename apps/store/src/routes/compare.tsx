import { CompareTable } from "@selvedge/ui/compare-table";
import { PageHeading } from "@selvedge/ui/page-heading";
import { NeedsScript } from "../features/page/needs-script.tsx";
import { PartFailure } from "../features/page/part-failure.tsx";
import { Trail } from "../features/page/trail.tsx";
import { pagePart } from "../lib/islands/index.ts";
import { PageHead } from "../lib/page-head.tsx";

const none = () => "";

/** It shows data from the browser's storage, so it is loaded in the browser. */
const ComparedPieces = pagePart(
  () => import("../features/own-lists/compared-pieces.tsx"),
  <>
    <PageHeading title="Compare" className="sv:pt-2 sv:pb-block" />
    <NeedsScript />
    <CompareTable
      label="Compared products"
      state="loading"
      products={[]}
      productKey={none}
      name={none}
      head={none}
      rows={[]}
      className="sv:noscript:hidden"
    />
  </>,
  (tryAgain) => (
    <>
      <PageHeading title="Compare" className="sv:pt-2 sv:pb-block" />
      <PartFailure onRetry={tryAgain} />
    </>
  ),
);

/** `/compare` */
export default function ComparePage() {
  return (
    <>
      <PageHead title="Compare" />
      <div className="sv:wrap sv:pt-2 sv:pb-section">
        <Trail steps={[{ label: "Home", href: "/" }, { label: "Compare" }]} />
        <ComparedPieces />
      </div>
    </>
  );
}
