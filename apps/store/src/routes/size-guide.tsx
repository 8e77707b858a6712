import { MissingPage } from "../features/page/missing-page.tsx";
import { SizeGuideView } from "../features/reading/size-guide-view.tsx";
import { useShop } from "../lib/page-state.ts";

/** `/size-guide`, for labels that have a size table */
export default function SizeGuidePage() {
  return useShop().sizes.length === 0 ? <MissingPage /> : <SizeGuideView />;
}
