import { OurStoryView } from "../features/reading/our-story-view.tsx";

/** `/our-story`, and `/about`, which is the same page under the address that the foot of each page has. */
export default function OurStoryPage() {
  return <OurStoryView />;
}
