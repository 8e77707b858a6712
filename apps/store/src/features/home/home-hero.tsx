import { buttonClass } from "@selvedge/ui/button";
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
          <StoreLink href="/shop" className={buttonClass({ size: "lg" })}>
            {action}
          </StoreLink>
        }
      />
      <Marquee phrases={homeContent.phrases} labels={{ strip: "What we stand for" }} />
    </>
  );
}
