import { SizeGuideView } from "../features/reading/size-guide-view.tsx";

/** `/size-guide` */
export default function SizeGuidePage() {
  return <SizeGuideView />;
}
