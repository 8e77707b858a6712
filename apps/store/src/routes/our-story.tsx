import { OurStoryView } from "../features/reading/our-story-view.tsx";

/** `/our-story`, and `/about`, the same page under the address used in the footer. */
export default function OurStoryPage() {
  return <OurStoryView />;
}
