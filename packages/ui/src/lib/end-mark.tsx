/**
 * Last child of what stands against the end or the lower edge. A document may arrive in pieces, and there each child would
 * push those before it: `WHOLE` on the parent lets nothing be seen until this has come.
 */
export function EndMark() {
  return <span hidden data-end="" />;
}

/** Classes of an element whose last child is an `EndMark`. */
export const WHOLE = "sv:not-has-[>[data-end]]:invisible";
