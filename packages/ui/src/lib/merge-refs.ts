import type { Ref, RefCallback } from "react";

/** Merged refs by both originals, so that the same two refs give the same callback on each render. */
const merged = new WeakMap<object, WeakMap<object, RefCallback<never>>>();

const NONE: RefCallback<unknown> = () => {};

/**
 * Merges two refs into one. Both are attached and released together, and cleanup functions of callback refs are called.
 * The result is the same callback for as long as both refs are the same, so React does not attach them anew on each
 * render.
 */
export function mergeRefs<Element>(
  ours: Ref<Element> | undefined,
  theirs: Ref<Element> | undefined,
): RefCallback<Element> {
  const [first, second] = [ours ?? NONE, theirs ?? NONE];
  const known = merged.get(first) ?? new WeakMap<object, RefCallback<never>>();
  merged.set(first, known);
  const both: RefCallback<Element> = known.get(second) ?? mergedRef(first, second);
  known.set(second, both);
  return both;
}

const mergedRef =
  <Element>(first: Ref<Element>, second: Ref<Element>): RefCallback<Element> =>
  (element) => {
    const release = [attach(first, element), attach(second, element)];
    return () => release.forEach((each) => each());
  };

/** Passes the element to a ref of either kind, and returns the function that releases it. */
function attach<Element>(ref: Ref<Element>, element: Element | null): () => void {
  if (typeof ref === "function") {
    const release = ref(element);
    return typeof release === "function" ? release : () => void ref(null);
  }
  if (ref) ref.current = element;
  return () => {
    if (ref) ref.current = null;
  };
}
