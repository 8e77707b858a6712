/**
 * Last child of a container whose layout depends on all of its children. An HTML document may arrive in chunks, and each
 * child would shift those before it; `WHOLE` on the parent hides it until this mark has arrived. A `<template>` is never
 * rendered and is valid inside lists.
 */
export function EndMark() {
  return <template data-end="" />;
}

/** Classes of an element whose last child is an `EndMark`. */
export const WHOLE = "sv:not-has-[>[data-end]]:invisible";
