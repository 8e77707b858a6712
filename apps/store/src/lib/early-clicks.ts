const CONTROLS = "button, summary, label, input";

/**
 * Does a click on a control again once `ready` says that the code which answers it is there: on a slow line the first
 * tap comes first. Links need no code. Returns a function that ends the watch.
 */
export function repeatEarlyClicks(frame: HTMLElement, ready: Promise<void>): () => void {
  const watch = new AbortController();
  void ready.then(() => watch.abort());
  // At the window, before React: on markup whose code is missing it stops a click at the document.
  window.addEventListener(
    "click",
    (event) => {
      const control = event.target instanceof Element ? event.target.closest<HTMLElement>(CONTROLS) : null;
      if (!control || !frame.contains(control)) return;
      event.preventDefault();
      event.stopPropagation();
      void ready.then(() => control.click());
    },
    { capture: true, signal: watch.signal },
  );
  return () => watch.abort();
}
