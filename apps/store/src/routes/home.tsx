import { BestSellers, NewArrivals } from "../features/catalogue/home-carousels.tsx";
import { organisationData } from "../features/catalogue/structured-data.ts";
import { Collections } from "../features/home/collections.tsx";
import { HomeHero } from "../features/home/home-hero.tsx";
import { LabelQuote } from "../features/home/label-quote.tsx";
import { LabelStatement } from "../features/home/label-statement.tsx";
import { TopReviews } from "../features/home/top-reviews.tsx";
import { brand } from "../brand.ts";
import { PageHead } from "../lib/page-head.tsx";
import { usePageState } from "../lib/page-state.ts";

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
      <LabelQuote />
      <NewArrivals />
      <Collections />
      <BestSellers />
      <TopReviews />
      <LabelStatement />
    </>
  );
}
