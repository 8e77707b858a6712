import { useLocation } from "react-router-dom";
import { collections } from "../content/collections.ts";
import { CollectionView } from "../features/reading/collection-view.tsx";
import { MissingPage } from "../features/page/missing-page.tsx";

/** `/workwear-collection`, `/vacation-collection` and `/evening-collection` */
export default function CollectionPage() {
  const { pathname } = useLocation();
  // The router accepts addresses in any case and with a trailing slash.
  const asked = pathname.toLowerCase().replace(/\/$/, "");
  const collection = collections.find(({ path }) => path === asked);
  return collection ? <CollectionView collection={collection} /> : <MissingPage />;
}
