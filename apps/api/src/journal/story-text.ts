import type { TextBlock, Words } from "@selvedge/commerce/wire/journal";
import { lexer, type Token, type Tokens } from "marked";
import { readLook, type WrittenLook } from "./look-text.ts";
import { StoryTextError } from "./story-text-error.ts";

const SAFE_LINK = /^(?:\/(?!\/)|https:\/\/)/;

/** What a text is of, as errors name it. */
type Whole = "story" | "policy";

/** A block of a story as it is written. */
export type WrittenBlock = TextBlock | WrittenLook;

/**
 * Reads Markdown into the few kinds of blocks that a story is made of; a fence with the word `look` is a look. What is none of
 * them, HTML above all, is refused and not passed on. Throws `StoryTextError`.
 */
export const readStoryText = (markdown: string): WrittenBlock[] =>
  lexer(markdown).flatMap((token): WrittenBlock[] =>
    isLook(token) ? [readLook(token.text)] : readBlock(token, "story"),
  );

/** Reads the Markdown of a policy, which has the blocks of a story but no looks. Throws `StoryTextError`. */
export const readPolicyText = (markdown: string): TextBlock[] =>
  lexer(markdown).flatMap((token) => readBlock(token, "policy"));

const isLook = (token: Token): token is Tokens.Code => token.type === "code" && token.lang === "look";

/** No block for the space between two others. */
function readBlock(token: Token, whole: Whole): TextBlock[] {
  const wordsOf = (tokens: Token[] | undefined) => readWords(tokens, whole);
  switch (token.type) {
    case "space":
      return [];
    case "paragraph":
      return [{ kind: "paragraph", words: wordsOf(token.tokens) }];
    case "heading":
      return [{ kind: "heading", text: plain(wordsOf(token.tokens)) }];
    case "blockquote":
      return [{ kind: "quote", words: (token.tokens ?? []).flatMap((part) => innerWords(part, whole)) }];
    case "list": {
      const { ordered, items } = token as Tokens.List;
      const entries = items.map(({ tokens }) => tokens.flatMap((part) => innerWords(part, whole)));
      return [{ kind: "list", ordered, entries }];
    }
    default:
      throw cannot(token, whole);
  }
}

const cannot = ({ type, raw }: Token, whole: Whole) =>
  new StoryTextError(`A ${whole} cannot show this (${type}): ${JSON.stringify(raw.slice(0, 60))}`);

const tokensOf = (token: Token): Token[] => ("tokens" in token && token.tokens) || [];

/** The words of a block inside a list or a quote. */
function innerWords(token: Token, whole: Whole): Words[] {
  if (isLook(token)) throw new StoryTextError("A look must stand between paragraphs, not in a list or a quote.");
  return readWords(tokensOf(token), whole);
}

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
