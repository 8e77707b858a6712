import { Link } from "react-router-dom";
import { DEMO_HOME } from "../../../packages/commerce/src/demo-pages.ts";
import type { HomeAnswer, ProductSummary } from "../../../packages/commerce/src/wire/catalogue.ts";
import banners from "./banners.json" with { type: "json" };
import { Card } from "./card.tsx";
import pictures from "./home-pictures.json" with { type: "json" };
import { Picture } from "./picture.tsx";

/** As in the shop. */
const CARD_SIZES = "(width >= 1024px) 24vw, (width >= 768px) 32vw, 45vw";
const SCENE_SIZES = "96vw";

/** The shop's home page on a phone, without its film. */
export function Home({ home }: { home: HomeAnswer }) {
  const { hero, phrases, quote, statement } = DEMO_HOME;
  return (
    <>
      <div className="hero">
        <Picture source={pictures.mobile} sizes={SCENE_SIZES} when="first" alt="" />
        <div>
          <h1>{hero.title}</h1>
          <p>{hero.description}</p>
          <Link to="/shop">{hero.action}</Link>
        </div>
      </div>
      <ul className="strip">
        {phrases.map((phrase) => (
          <li key={phrase}>{phrase}</li>
        ))}
      </ul>
      <div className="wrap">
        <blockquote>
          {quote.text.split("*").map((part, index) => (index % 2 === 1 ? <i key={part}>{part}</i> : part))}
        </blockquote>
        <p>{quote.aside}</p>
        <Carousel title="New Arrivals" products={home.newArrivals} />
        {banners.map(({ slug, banner, picture }) => (
          <a key={slug} className="banner" href={`/shop/${slug}`}>
            <Picture source={picture} sizes={SCENE_SIZES} />
            {banner}
          </a>
        ))}
        <Carousel title="Best Sellers" products={home.topSales} />
        <h2>What they say</h2>
        {home.topRatings.slice(0, 3).map(({ slug, name, reviews: [review] }) => (
          <figure key={slug}>
            <blockquote>{review?.comment}</blockquote>
            <figcaption>
              {review?.user.name}, <Link to={`/product/${slug}`}>{name}</Link>
            </figcaption>
          </figure>
        ))}
        <h2>{statement.title}</h2>
        <p>{statement.text}</p>
        <Picture source={pictures.statement} sizes="100vw" />
        <dl>
          {statement.facts.map(({ term, detail }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{detail}</dd>
            </div>
          ))}
        </dl>
      </div>
    </>
  );
}

function Carousel({ title, products }: { title: string; products: ProductSummary[] }) {
  return (
    <>
      <h2>{title}</h2>
      <ul className="row">
        {products.map((product) => (
          <Card key={product.id} product={product} level="h3" sizes={CARD_SIZES} />
        ))}
      </ul>
    </>
  );
}
