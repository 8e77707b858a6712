import type { StoryBlock, Words } from "@selvedge/commerce/wire/journal";
import { ArticleQuote } from "@selvedge/ui/article";
import { TextLink } from "@selvedge/ui/text-link";

/** A story's text. Everything is rendered as React text, so markup in it has no effect. */
export function StoryText({ blocks }: { blocks: readonly StoryBlock[] }) {
  return blocks.map((block, index) => <Block key={index} block={block} />);
}

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

function Sentence({ words }: { words: readonly Words[] }) {
  return words.map(({ text, style, href }, index) => {
    const Style = style === "emphasis" ? "em" : "strong";
    const styled = style === "plain" ? text : <Style key={index}>{text}</Style>;
    return href === null ? (
      styled
    ) : (
      <TextLink key={index} href={href}>
        {styled}
      </TextLink>
    );
  });
}
