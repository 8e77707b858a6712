"use client";

import { type Ref, type RefCallback, useCallback } from "react";

/** Merges the component's ref with the caller's. Both are attached and released together. */
export function useMergedRef<Element>(ours: Ref<Element>, theirs: Ref<Element> | undefined): RefCallback<Element> {
  return useCallback(
    (element: Element) => {
      const release = [attach(ours, element), attach(theirs, element)];
      return () => release.forEach((each) => each());
    },
    [ours, theirs],
  );
}

/** Passes the element to a ref of either kind, and returns the function that releases it. */
function attach<Element>(ref: Ref<Element> | undefined, element: Element): () => void {
  if (typeof ref === "function") {
    const release = ref(element);
    return typeof release === "function" ? release : () => void ref(null);
  }
  if (ref) ref.current = element;
  return () => {
    if (ref) ref.current = null;
  };
}
