import { brand } from "../brand.ts";
import { organisationData } from "../features/catalogue/organisation-data.ts";
import { HomeHero } from "../features/home/home-hero.tsx";
import { island } from "../lib/islands/index.ts";
import { PageHead } from "../lib/page-head.tsx";
import { usePageState } from "../lib/page-state.ts";

/** Everything below the film: nobody sees it without having moved. */
const HomeSections = island(() => import("../features/home/home-sections.tsx"));

/** `/` */
export default function HomePage() {
  const { origin } = usePageState();
  return (
    <>
      <PageHead
        title={brand.tagline}
        description={brand.description}
        canonical="/"
        structuredData={[organisationData(origin)]}
      />
      <HomeHero />
      <HomeSections />
    </>
  );
}
