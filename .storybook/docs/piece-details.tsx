import facts from "virtual:piece-facts";
import { Heading } from "@storybook/addon-docs/blocks";
import { KeyRow, Keys } from "../../packages/ui/docs/groups/guide.tsx";
import { Code, Sheet } from "../../packages/ui/docs/sheet.tsx";
import { shapeVariables } from "../../packages/ui/theme.ts";
import type { Checks, PieceFacts } from "../facts/piece-facts.ts";
import { DocsLink, Words } from "../../packages/ui/docs/docs-text.tsx";

/** Where a component is used, what it takes from the tokens, how it was checked and how it changed; nothing for other pages. */
export function PieceDetails({ title }: { title: string }) {
  const piece = facts[title];
  if (!piece) return null;
  return (
    <>
      <Heading>Where it is used</Heading>
      <Places {...piece} />
      <Heading>Tokens</Heading>
      <Variables names={piece.variables} />
      <Heading>Keyboard and accessibility</Heading>
      {piece.keys.length > 0 && (
        <Keys label={`Keys of ${nameOf(title)}`}>
          {piece.keys.map(({ name, keys, effect, pattern }) => (
            <KeyRow key={keys + effect} piece={name} keys={keys} {...(pattern !== null && { pattern })}>
              <Words>{effect}</Words>
            </KeyRow>
          ))}
        </Keys>
      )}
      <Checked {...piece.checks} />
      <Heading>Changes</Heading>
      <Changes changes={piece.changes} />
    </>
  );
}

const nameOf = (title: string) => title.split("/")[1] ?? title;

/** Pages of the desk have the names of pages of the store. */
const linkOf = (title: string) => (title.startsWith("Desk/") ? title.replace("/", ": ") : nameOf(title));

function Places({ inPieces, isInFrame, onPages }: PieceFacts) {
  return (
    <Sheet className="sv:grid sv:gap-4">
      <Titles label="In components" titles={inPieces} />
      <Titles label="On pages" titles={onPages} />
      {isInFrame && <p>It is part of the frame of the store’s pages: headers, footer, cart, search and quick view.</p>}
    </Sheet>
  );
}

function Titles({ label, titles }: { label: string; titles: readonly string[] }) {
  if (titles.length === 0) return <p className="sv:text-muted">{label}: none.</p>;
  return (
    <div>
      <p className="sv:text-label">{label}</p>
      <ul className="sv:mt-1 sv:flex sv:flex-wrap sv:gap-x-5 sv:gap-y-1">
        {titles.map((title) => (
          <li key={title}>
            <DocsLink title={title}>{linkOf(title)}</DocsLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Colours with a swatch; other variables with their default value. */
function Variables({ names }: { names: readonly string[] }) {
  if (names.length === 0) return <Sheet>Its own classes read no variable.</Sheet>;
  return (
    <Sheet>
      <p>
        The variables that its own classes read; those of the components in it are on their pages. Set colours as
        <Code>--sv-light-…</Code> and <Code>--sv-dark-…</Code> on the root element, and everything else by its own name.
      </p>
      <ul className="sv:mt-4 sv:grid sv:gap-x-gutter sv:gap-y-2 sv:sm:grid-cols-2 sv:lg:grid-cols-3">
        {names.map((name) => (
          <li key={name} className="sv:flex sv:items-center sv:gap-3">
            {shapeVariables[name] === undefined && name !== "--sv-spacing" ? (
              <span
                className="sv:size-5 sv:shrink-0 sv:border sv:border-hairline"
                style={{ background: `var(${name})` }}
              />
            ) : null}
            <span className="sv:min-w-0">
              <Code>{name}</Code>
              <span className="sv:ms-2 sv:text-caption sv:break-words sv:text-muted">{shapeVariables[name]}</span>
            </span>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

function Checked({ stories, byKeyboard, hasTree }: Checks) {
  return (
    <Sheet>
      <ul className="sv:list-disc sv:ps-5">
        <li>
          axe on each of its {stories.length} stories, light on a desktop and dark on a phone; no text is cut off at 320
          px or with wider text spacing.
        </li>
        {byKeyboard.length > 0 && <li>Operated by keyboard in: {byKeyboard.map(wordsOf).join(", ")}.</li>}
        {hasTree && <li>Its accessibility tree is compared with the committed one on each change.</li>}
        <li>
          Not yet tested by a person with a screen reader: see “What needs manual testing” in docs/accessibility.md.
        </li>
      </ul>
    </Sheet>
  );
}

const wordsOf = (story: string) => story.replaceAll(/(?<=[a-z])(?=[A-Z])/g, " ");

function Changes({ changes }: Pick<PieceFacts, "changes">) {
  if (changes.length === 0) return <Sheet>No entry of the changelog names it.</Sheet>;
  return (
    <Sheet>
      <ul className="sv:grid sv:gap-3">
        {changes.map(({ version, text }) => (
          <li key={text}>
            <strong className="sv:font-medium">{version ?? "Next release"}.</strong> <Words>{text}</Words>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
