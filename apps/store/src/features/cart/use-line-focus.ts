import { type FocusEvent, useLayoutEffect, useRef } from "react";

/**
 * Keeps the focus among the lines of a cart, or the cards of a list. When the line that has it goes, whoever took it away, the focus moves on to the
 * name of the next one, or to what says that the cart is empty. The answer goes to the element around the lines and around
 * what stands in their place; the lines carry their id in `data-line`.
 */
export function useLineFocus(lines: readonly { id: string }[] | undefined) {
  const ref = useRef<HTMLDivElement>(null);
  const ids = useRef<readonly string[]>([]);
  const focused = useRef<string | null>(null);

  useLayoutEffect(() => {
    const before = ids.current;
    ids.current = (lines ?? []).map(({ id }) => id);
    if (focused.current === null || ids.current.includes(focused.current)) return;
    const position = before.indexOf(focused.current);
    focused.current = null;
    // Somebody who has gone elsewhere meanwhile stays there.
    if (document.activeElement !== document.body) return;
    const next = ids.current[Math.min(position, ids.current.length - 1)];
    const target = ref.current?.querySelector<HTMLElement>(
      next === undefined ? "[data-part=title]" : `[data-line="${next}"] a`,
    );
    if (next === undefined) target?.setAttribute("tabindex", "-1");
    target?.focus();
  }, [lines]);

  const onFocus = ({ target }: FocusEvent) => {
    focused.current = target.closest<HTMLElement>("[data-line]")?.dataset["line"] ?? null;
  };
  return { ref, onFocus };
}
