import type { StoryBlock, Words } from "@selvedge/commerce/wire/journal";
import { lexer, type Token, type Tokens } from "marked";

/** A text of the journal has something that its page cannot show. */
export class StoryTextError extends Error {
  override readonly name = "StoryTextError";
}

const SAFE_LINK = /^(?:\/(?!\/)|https:\/\/)/;

/** What a text is of, as errors name it. */
type Whole = "story" | "policy";

/**
 * Reads Markdown into the few kinds of blocks that a story is made of. What is none of them, HTML above all, is refused and not
 * passed on. Throws `StoryTextError`.
 */
export function readStoryText(markdown: string, whole: Whole = "story"): StoryBlock[] {
  const wordsOf = (tokens: Token[] | undefined) => readWords(tokens, whole);
  return lexer(markdown).flatMap((token): StoryBlock[] => {
    switch (token.type) {
      case "space":
        return [];
      case "paragraph":
        return [{ kind: "paragraph", words: wordsOf(token.tokens) }];
      case "heading":
        return [{ kind: "heading", text: plain(wordsOf(token.tokens)) }];
      case "blockquote":
        return [{ kind: "quote", words: (token.tokens ?? []).flatMap((part) => wordsOf(tokensOf(part))) }];
      case "list": {
        const { ordered, items } = token as Tokens.List;
        const entries = items.map(({ tokens }) => tokens.flatMap((part) => wordsOf(tokensOf(part))));
        return [{ kind: "list", ordered, entries }];
      }
      default:
        throw cannot(token, whole);
    }
  });
}

const cannot = ({ type, raw }: Token, whole: Whole) =>
  new StoryTextError(`A ${whole} cannot show this (${type}): ${JSON.stringify(raw.slice(0, 60))}`);

const tokensOf = (token: Token): Token[] => ("tokens" in token && token.tokens) || [];

const plain = (words: readonly Words[]) => words.map(({ text }) => text).join("");

function readWords(
  tokens: Token[] | undefined,
  whole: Whole,
  outer: Omit<Words, "text"> = { style: "plain", href: null },
): Words[] {
  return (tokens ?? []).flatMap((token): Words[] => {
    switch (token.type) {
      case "text":
        return tokensOf(token).length > 0
          ? readWords(tokensOf(token), whole, outer)
          : [{ ...outer, text: oneSpace((token as Tokens.Text).text) }];
      case "escape":
        return [{ ...outer, text: (token as Tokens.Escape).text }];
      case "br":
        return [{ ...outer, text: " " }];
      case "em":
        return readWords(tokensOf(token), whole, { ...outer, style: "emphasis" });
      case "strong":
        return readWords(tokensOf(token), whole, { ...outer, style: "strong" });
      case "link": {
        const { href } = token as Tokens.Link;
        if (!SAFE_LINK.test(href)) throw new StoryTextError(`A ${whole} leads to the shop or to https, not to ${href}`);
        return readWords(tokensOf(token), whole, { ...outer, href });
      }
      default:
        throw cannot(token, whole);
    }
  });
}

/** A line that is broken in the file is none that is broken on the page. */
const oneSpace = (text: string) => text.replace(/\s*\n\s*/g, " ");
