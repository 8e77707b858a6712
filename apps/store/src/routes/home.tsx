import { brand } from "../brand.ts";
import { HomeHero } from "../features/home/home-hero.tsx";
import { island } from "../lib/islands/index.ts";
import { PageHead } from "../lib/page-head.tsx";

/** Everything below the film, loaded when scrolled into view. */
const HomeSections = island(() => import("../features/home/home-sections-below.tsx"), { at: "sight" });

/** `/` */
export default function HomePage() {
  return (
    <>
      <PageHead title={brand.tagline} description={brand.description} canonical="/" />
      <HomeHero />
      <HomeSections />
    </>
  );
}
