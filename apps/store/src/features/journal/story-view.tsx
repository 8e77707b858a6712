import type { BlogAnswer } from "@selvedge/commerce/wire/journal";
import { Article, ArticleTurn } from "@selvedge/ui/article";
import { Picture } from "@selvedge/ui/picture";
import { brand } from "../../brand.ts";
import { StoryLook } from "../../islands/journal.ts";
import { PageHead } from "../../lib/page-head.tsx";
import { whenAndHowLong } from "./story-card.tsx";
import { StoryText } from "../page/story-text.tsx";
import { StoryPieces } from "./story-pieces.tsx";

export interface StoryViewProps {
  story: BlogAnswer["blog"];
  /** Called when the offer of one of its products ends while it is shown. */
  onOfferEnd: () => void;
}

/** A story of the journal, its products, and links to the previous and next story. */
export function StoryView({ story, onOfferEnd }: StoryViewProps) {
  const { id, title, standfirst, author, picture, products, previous, next } = story;
  const path = `/blogs/${id}`;
  return (
    <div className="sv:wrap sv:pt-block sv:pb-section">
      <PageHead
        title={title}
        description={`${standfirst} From the journal of ${brand.name}.`}
        canonical={path}
        image={picture.src}
      />
      <Article
        title={title}
        description={standfirst}
        byline={`${author} · ${whenAndHowLong(story)}`}
        picture={<Picture source={picture} sizes="96vw" priority="first" className="sv:size-full" />}
      >
        {story.body.map((block, index) =>
          block.kind === "look" ? (
            <StoryLook key={index} look={block} products={story.look_products} />
          ) : (
            <StoryText key={index} blocks={[block]} />
          ),
        )}
      </Article>
      {products.length > 0 && <StoryPieces products={products} onOfferEnd={onOfferEnd} />}
      <nav
        aria-label="Stories"
        className="sv:mt-section sv:grid sv:grid-cols-2 sv:gap-gutter sv:border-t sv:border-hairline sv:pt-6"
      >
        <div className="sv:min-w-0">
          {previous && (
            <ArticleTurn direction="previous" href={`/blogs/${previous.id}`}>
              {previous.title}
            </ArticleTurn>
          )}
        </div>
        {next && (
          <ArticleTurn direction="next" href={`/blogs/${next.id}`}>
            {next.title}
          </ArticleTurn>
        )}
      </nav>
    </div>
  );
}
