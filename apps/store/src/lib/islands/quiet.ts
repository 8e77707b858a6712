/** Resolves when the document and its resources are loaded and the browser is idle. */
export const quiet = (): Promise<void> =>
  new Promise((resolve) => {
    // Safari has no requestIdleCallback.
    const settle = () =>
      void ("requestIdleCallback" in window ? requestIdleCallback(() => resolve()) : setTimeout(resolve, 200));
    if (document.readyState === "complete") settle();
    else window.addEventListener("load", settle, { once: true });
  });

/** Whether the visitor has asked the browser to save data. */
export const savesData = (): boolean => connection().saveData === true;

/** Whether the connection is fast enough to prefetch without delaying current requests. */
export const hasGoodConnection = (): boolean => !savesData() && (connection().effectiveType ?? "4g") === "4g";

const connection = (): { saveData?: boolean; effectiveType?: string } =>
  "connection" in navigator ? (navigator.connection as object) : {};

const INTENTS = ["pointermove", "pointerdown", "touchstart", "keydown", "focusin", "scroll"];

/** Resolves with the visitor's first input. */
export const firstIntent = (): Promise<Event> =>
  new Promise((resolve) => {
    const listening = new AbortController();
    const handleIntent = (event: Event) => {
      listening.abort();
      resolve(event);
    };
    for (const type of INTENTS) {
      window.addEventListener(type, handleIntent, { passive: true, capture: true, signal: listening.signal });
    }
  });
