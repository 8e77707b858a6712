import type { ComponentProps, ReactNode } from "react";
import { Minus } from "../icons/minus.tsx";
import { Plus } from "../icons/plus.tsx";
import * as recipe from "./faq.recipe.ts";

export interface FaqProps extends ComponentProps<"div"> {}

/** Questions that open to their answers, several at a time. Children are `FaqItem`s. Needs no JavaScript. */
export function Faq({ className, ...props }: FaqProps) {
  return <div {...props} data-component="faq" className={recipe.faq({ className })} />;
}

export interface FaqItemProps extends Omit<ComponentProps<"details">, "open" | "title"> {
  /** The question, which becomes a heading. */
  title: ReactNode;
  /** Heading level; must follow the outline of the page. @default 3 */
  level?: 2 | 3 | 4 | undefined;
  /**
   * Id of the answer. A link to this fragment opens the question, because browsers open a `<details>` whose content is
   * the target. A link to the item's own `id` scrolls to the question and does not open it.
   */
  anchor?: string | undefined;
  /** Whether the answer is initially shown. @default false */
  defaultOpen?: boolean | undefined;
  /** The answer: text, or paragraphs and lists. */
  children?: ReactNode;
}

/**
 * One question and its answer. Renders a `<details>`: find-in-page searches closed answers too, and `name` makes it close
 * when another item with the same `name` opens.
 */
export function FaqItem({
  title,
  level = 3,
  anchor,
  defaultOpen = false,
  className,
  children,
  ...props
}: FaqItemProps) {
  const Heading = `h${level}` as const;
  return (
    <details {...props} open={defaultOpen} data-part="item" className={recipe.item({ className })}>
      <summary data-part="trigger" className={recipe.summary()}>
        <Heading data-part="heading" className={recipe.question()}>
          {title}
        </Heading>
        <span aria-hidden="true" data-part="icon" className="sv:size-4.5 sv:shrink-0 sv:[&>svg]:size-full">
          <Plus className="sv:group-open:hidden" />
          <Minus className="sv:hidden sv:group-open:block" />
        </span>
      </summary>
      <div id={anchor} data-part="answer" className={recipe.answer()}>
        {children}
      </div>
    </details>
  );
}
