import { Button } from "@selvedge/ui/button";
import { Hero } from "@selvedge/ui/hero";
import { Marquee } from "@selvedge/ui/marquee";
import { homeContent } from "../../content/home.ts";
import films from "../../content/hero-films.json" with { type: "json" };
import poster from "../../content/hero-pictures.json" with { type: "json" };
import { StoreLink } from "../../lib/store-link.tsx";

/** The film with a link to the shop, and the label's phrases below it. */
export function HomeHero() {
  const { title, description, action } = homeContent.hero;
  return (
    <>
      <Hero
        title={title}
        description={description}
        poster={poster}
        film={films}
        variant="extended"
        action={
          <Button size="lg" render={<StoreLink href="/shop" />}>
            {action}
          </Button>
        }
      />
      <Marquee phrases={homeContent.phrases} labels={{ strip: "What we stand for" }} />
    </>
  );
}
