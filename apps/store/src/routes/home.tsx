import { brand } from "../brand.ts";
import { HomeHero } from "../features/home/home-hero.tsx";
import { HomeSections } from "../islands/home.ts";
import { PageHead } from "../lib/page-head.tsx";

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
