import type { ReactNode } from "react";
import { CheckCircle } from "../../src/icons/check-circle.tsx";
import { WarningCircle } from "../../src/icons/warning-circle.tsx";
import { DocsLink } from "../docs-text.tsx";
import { Code, Sheet, SheetTable } from "../sheet.tsx";

const linkClass = "sv:text-accent sv:underline sv:underline-offset-4";

/** Every component of a group, stacked. */
export function Pieces({ children }: { children: ReactNode }) {
  return (
    <Sheet>
      <dl>{children}</dl>
    </Sheet>
  );
}

interface PieceProps {
  /** Title of its stories: "Forms/Select". */
  of: string;
  /** Its `data-part`s in DOM order, separated by spaces; its root has `data-component`. */
  parts?: string;
  /** When to use it, and what to use instead. */
  children: ReactNode;
}

/** One component of a group. */
export function Piece({ of, parts, children }: PieceProps) {
  const [, name = of] = of.split("/");
  return (
    <div className="sv:grid sv:gap-x-gutter sv:gap-y-1 sv:border-t sv:border-hairline sv:py-3.5 sv:lg:grid-cols-[11rem_1fr]">
      <dt>
        <DocsLink title={of} className="sv:text-label">
          {name}
        </DocsLink>
      </dt>
      <dd className="sv:min-w-0 sv:text-small">
        {children}
        {parts && (
          <p className="sv:mt-1.5 sv:flex sv:flex-wrap sv:gap-x-3 sv:text-muted">
            <span className="sv:sr-only">Parts: </span>
            {parts.split(" ").map((part) => (
              <Code key={part}>{part}</Code>
            ))}
          </p>
        )}
      </dd>
    </div>
  );
}

interface KeysProps {
  /** Accessible name of the table. */
  label: string;
  /** `KeyRow`s. */
  children: ReactNode;
}

/** Keyboard support of the components of a group. */
export function Keys({ label, children }: KeysProps) {
  return (
    <SheetTable label={label} columns={["Piece", "Keys", "What they do", "Pattern"]}>
      {children}
    </SheetTable>
  );
}

interface KeyRowProps {
  piece: string;
  /** Key names separated by spaces: "↓ ↑ Home". */
  keys: string;
  /** Last segment of the URL of its ARIA Authoring Practices pattern: "combobox". */
  pattern?: string;
  children: ReactNode;
}

/** Keys of one component. Without a pattern, a native control provides the behaviour. */
export function KeyRow({ piece, keys, pattern, children }: KeyRowProps) {
  return (
    <tr>
      <th scope="row" className="sv:border-t sv:border-hairline sv:py-2.5 sv:pe-6 sv:text-start sv:text-label">
        {piece}
      </th>
      <td>
        <span className="sv:flex sv:gap-1.5">
          {keys.split(" ").map((key) => (
            <kbd
              key={key}
              className="sv:rounded-control sv:border sv:border-hairline sv:bg-raised sv:px-1.5 sv:pt-0.5 sv:font-text sv:text-caption sv:whitespace-nowrap"
            >
              {key}
            </kbd>
          ))}
        </span>
      </td>
      <td className="sv:min-w-64">{children}</td>
      <td>
        {pattern ? (
          <a href={`https://www.w3.org/WAI/ARIA/apg/patterns/${pattern}/`} className={linkClass}>
            {pattern}
          </a>
        ) : (
          <span className="sv:text-muted">native</span>
        )}
      </td>
    </tr>
  );
}

/** A `Do` and a `Dont` side by side, stacked on narrow pages. */
export function Pair({ children }: { children: ReactNode }) {
  return <Sheet className="sv:grid sv:gap-x-gutter sv:gap-y-8 sv:lg:grid-cols-2">{children}</Sheet>;
}

interface ExampleProps {
  /** Why, in one sentence. */
  because: ReactNode;
  /** Live components. */
  children: ReactNode;
}

const box = "sv:grid sv:min-h-40 sv:content-center sv:border sv:border-hairline sv:border-t-2 sv:p-6";
const verdict = "sv:mt-2.5 sv:flex sv:gap-2 sv:text-small sv:text-muted";
const icon = "sv:mt-0.5 sv:size-icon-sm sv:shrink-0";

/** Recommended use. */
export function Do({ because, children }: ExampleProps) {
  return (
    <figure className="sv:min-w-0">
      <div className={`${box} sv:border-t-success`}>{children}</div>
      <figcaption className={verdict}>
        <CheckCircle className={`${icon} sv:text-success`} />
        <span>
          <strong className="sv:font-medium sv:text-ink">Do.</strong> {because}
        </span>
      </figcaption>
    </figure>
  );
}

/** Discouraged use, shown with the same components. */
export function Dont({ because, children }: ExampleProps) {
  return (
    <figure className="sv:min-w-0">
      <div className={`${box} sv:border-t-danger`}>{children}</div>
      <figcaption className={verdict}>
        <WarningCircle className={`${icon} sv:text-danger`} />
        <span>
          <strong className="sv:font-medium sv:text-ink">Don’t.</strong> {because}
        </span>
      </figcaption>
    </figure>
  );
}
