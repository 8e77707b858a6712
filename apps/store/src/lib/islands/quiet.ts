/** Resolves when the document and all in it are loaded and the browser has nothing better to do. */
export const quiet = (): Promise<void> =>
  new Promise((resolve) => {
    // Safari has no idle time to offer.
    const settle = () =>
      void ("requestIdleCallback" in window ? requestIdleCallback(() => resolve()) : setTimeout(resolve, 200));
    if (document.readyState === "complete") settle();
    else window.addEventListener("load", settle, { once: true });
  });

/** Whether the visitor has asked for as little traffic as possible. */
export const savesData = (): boolean => connection().saveData === true;

/** Whether what may be wanted later takes nothing from what is wanted now. */
export const hasGoodLine = (): boolean => !savesData() && (connection().effectiveType ?? "4g") === "4g";

const connection = (): { saveData?: boolean; effectiveType?: string } =>
  "connection" in navigator ? (navigator.connection as object) : {};

const INTENTS = ["pointermove", "pointerdown", "touchstart", "keydown", "focusin", "scroll"];

/** Resolves with what was touched when somebody gives the first sign of being there. */
export const firstIntent = (): Promise<EventTarget | null> =>
  new Promise((resolve) => {
    const listening = new AbortController();
    const handleIntent = (event: Event) => {
      listening.abort();
      resolve(event.target);
    };
    for (const type of INTENTS) {
      window.addEventListener(type, handleIntent, { passive: true, capture: true, signal: listening.signal });
    }
  });
