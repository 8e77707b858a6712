import type { LookBlock, StoryBlock, Words } from "@selvedge/commerce/wire/journal";
import { ArticleQuote } from "@selvedge/ui/article";
import {
  ShopTheLook,
  ShopTheLookItem,
  ShopTheLookList,
  ShopTheLookPicture,
  ShopTheLookSpot,
} from "@selvedge/ui/shop-the-look";

/** The text of a story. Everything is rendered as React text, so markup in it has no effect. */
export const StoryBlocks = ({ blocks }: { blocks: readonly StoryBlock[] }) =>
  blocks.map((block, index) => <Block key={index} block={block} />);

function Block({ block }: { block: StoryBlock }) {
  switch (block.kind) {
    case "look":
      return <Look look={block} />;
    case "heading":
      return <h2>{block.text}</h2>;
    case "quote":
      return (
        <ArticleQuote>
          <Sentence words={block.words} />
        </ArticleQuote>
      );
    case "list": {
      const List = block.ordered ? "ol" : "ul";
      return (
        <List>
          {block.entries.map((words, index) => (
            <li key={index}>
              <Sentence words={words} />
            </li>
          ))}
        </List>
      );
    }
    default:
      return (
        <p>
          <Sentence words={block.words} />
        </p>
      );
  }
}

/** Where the spots are, and of which products; the shop adds names and prices. */
const Look = ({ look: { picture, spots } }: { look: LookBlock }) => (
  <ShopTheLook>
    <ShopTheLookPicture picture={picture} sizes="(width >= 40rem) 32rem, 92vw" priority="eager">
      {spots.map(({ product, x, y }, index) => (
        <ShopTheLookSpot key={product} value={product} x={x} y={y} title={product} href="#" number={index + 1}>
          {`${x} % from the left, ${y} % from the top`}
        </ShopTheLookSpot>
      ))}
    </ShopTheLookPicture>
    <ShopTheLookList title="The look" level={3}>
      {spots.map(({ product }, index) => (
        <ShopTheLookItem key={product} number={index + 1}>
          {product}
        </ShopTheLookItem>
      ))}
    </ShopTheLookList>
  </ShopTheLook>
);

const Sentence = ({ words }: { words: readonly Words[] }) =>
  words.map(({ text, style, href }, index) => {
    const Style = style === "emphasis" ? "em" : "strong";
    const styled = style === "plain" ? text : <Style key={index}>{text}</Style>;
    return href === null ? (
      styled
    ) : (
      // A tab of its own: what is typed at the desk stays.
      <a key={index} href={href} target="_blank" rel="noreferrer">
        {styled}
      </a>
    );
  });
