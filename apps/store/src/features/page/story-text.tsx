import type { TextBlock, Words } from "@selvedge/commerce/wire/journal";
import { ArticleQuote } from "@selvedge/ui/article";
import { TextLink } from "@selvedge/ui/text-link";

type Filled = (text: string) => string;

export interface StoryTextProps {
  blocks: readonly TextBlock[];
  /** Replaces the placeholders of a text. @default nothing */
  filled?: Filled;
}

/** The text of a story or a policy. Everything is rendered as React text, so markup in it has no effect. */
export function StoryText({ blocks, filled = (text) => text }: StoryTextProps) {
  return blocks.map((block, index) => <Block key={index} block={block} filled={filled} />);
}

function Block({ block, filled }: { block: TextBlock; filled: Filled }) {
  switch (block.kind) {
    case "heading":
      return <h2>{filled(block.text)}</h2>;
    case "quote":
      return (
        <ArticleQuote>
          <Sentence words={block.words} filled={filled} />
        </ArticleQuote>
      );
    case "list": {
      const List = block.ordered ? "ol" : "ul";
      return (
        <List>
          {block.entries.map((words, index) => (
            <li key={index}>
              <Sentence words={words} filled={filled} />
            </li>
          ))}
        </List>
      );
    }
    default:
      return (
        <p>
          <Sentence words={block.words} filled={filled} />
        </p>
      );
  }
}

function Sentence({ words, filled }: { words: readonly Words[]; filled: Filled }) {
  return words.map(({ text: written, style, href }, index) => {
    const text = filled(written);
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
