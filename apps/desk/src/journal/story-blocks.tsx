import type { StoryBlock, Words } from "@selvedge/commerce/wire/journal";
import { ArticleQuote } from "@selvedge/ui/article";

/** The text of a story. Everything is rendered as React text, so markup in it has no effect. */
export const StoryBlocks = ({ blocks }: { blocks: readonly StoryBlock[] }) =>
  blocks.map((block, index) => <Block key={index} block={block} />);

function Block({ block }: { block: StoryBlock }) {
  switch (block.kind) {
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
