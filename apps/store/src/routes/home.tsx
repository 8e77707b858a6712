import { brand, labelDescription } from "../brand.ts";
import { HomeHero } from "../features/home/home-hero.tsx";
import { HomeSections } from "../islands/home.ts";
import { PageHead } from "../lib/page-head.tsx";
import { useShop } from "../lib/page-state.ts";

/** `/` */
export default function HomePage() {
  return (
    <>
      <PageHead title={brand.tagline} description={labelDescription(useShop())} canonical="/" />
      <HomeHero />
      <HomeSections />
    </>
  );
}
