/**
 * Last child of what stands against the end or the lower edge, or has columns as wide as what is in them. A document may
 * arrive in pieces, and there each child would push those before it: `WHOLE` on the parent lets nothing be seen until this
 * has come. A `<template>` is shown nowhere, and allowed in lists too.
 */
export function EndMark() {
  return <template data-end="" />;
}

/** Classes of an element whose last child is an `EndMark`. */
export const WHOLE = "sv:not-has-[>[data-end]]:invisible";
