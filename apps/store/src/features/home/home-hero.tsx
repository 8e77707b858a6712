import { Button } from "@selvedge/ui/button";
import { Hero } from "@selvedge/ui/hero";
import { Marquee } from "@selvedge/ui/marquee";
import { PageHeading } from "@selvedge/ui/page-heading";
import films from "../../content/hero-films.json" with { type: "json" };
import { brand } from "../../brand.ts";
import { useShop } from "../../lib/page-state.ts";
import { StoreLink } from "../../lib/store-link.tsx";
import { useQuery } from "../../lib/use-query.ts";
import { filledText } from "../page/filled-text.ts";
import { homePageQuery } from "../page/page-queries.ts";

/** The film with a link to the shop, and the label's phrases below it. Without an answer, or a picture, the label's line in their place. */
export function HomeHero() {
  const { data } = useQuery(homePageQuery);
  const shop = useShop();
  const { desktop, mobile } = data?.page.pictures ?? {};
  if (!data || !desktop || !mobile) {
    return (
      <div className="sv:wrap sv:pt-block">
        <PageHeading title={brand.tagline} size="display" />
      </div>
    );
  }
  const { hero, phrases, has_film } = data.page;
  return (
    <>
      <Hero
        title={filledText(hero.title, shop)}
        description={filledText(hero.description, shop)}
        poster={{ desktop, mobile }}
        {...(has_film && { film: films })}
        variant="extended"
        action={
          <Button size="lg" render={<StoreLink href="/shop" />}>
            {filledText(hero.action, shop)}
          </Button>
        }
      />
      <Marquee phrases={phrases.map((phrase) => filledText(phrase, shop))} labels={{ strip: "What we stand for" }} />
    </>
  );
}
