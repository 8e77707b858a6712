import { type FocusEvent, useLayoutEffect, useRef } from "react";

/**
 * Keeps the focus within the lines of a cart or the cards of a list. When the focused line disappears, for whatever
 * reason, the focus moves to the name of the next line, or to the text that says the cart is empty. Returns the ref for
 * the element around the lines and their empty state; each line has its id in `data-line`.
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
    // The focus has been moved elsewhere meanwhile and stays there.
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
