/**
 * What `public/first.js` has heard since before the first paint: clicks on buttons, swipes, and fields that were filled
 * in, in their order. It swallows such a click; what a field or a form that posts does by itself, it lets happen.
 */
interface EarlyEvents {
  kept: Event[];
  /** Whether nothing answers yet what happens to the element. Everything waits until the page has been hydrated. */
  waits: (element: Element) => boolean;
}

declare global {
  interface Window {
    earlyEvents?: EarlyEvents;
  }
}

/** Set on the frame of an island until its code runs. */
export const WAITING = "data-waiting";

export const kept = (): readonly Event[] => window.earlyEvents?.kept ?? [];

/** Ends the keeping for the page itself: from now on only islands wait. */
export function pageAnswers(): void {
  if (window.earlyEvents) window.earlyEvents.waits = (element) => element.closest(`[${WAITING}]`) !== null;
}

/** Ends the keeping for good, where no code will come: what the browser can do by itself is better than nothing. */
export function nothingAnswers(): void {
  if (window.earlyEvents) window.earlyEvents = { kept: [], waits: () => false };
}

/** Does the kept events of the chosen elements again: on the same target, in their order, each in a task of its own. */
export async function replay(isMine: (target: Element) => boolean): Promise<void> {
  const early = window.earlyEvents;
  if (!early) return;
  for (;;) {
    const index = early.kept.findIndex(({ target }) => target instanceof Element && isMine(target));
    const [event] = index === -1 ? [] : early.kept.splice(index, 1);
    if (!event) return;
    // React renders what one event has changed before the next one comes.
    await new Promise((resolve) => setTimeout(resolve));
    const { waits } = early;
    early.waits = () => false;
    repeat(event);
    early.waits = waits;
  }
}

function repeat(event: Event): void {
  const { target } = event;
  if (!(target instanceof Element) || !target.isConnected) return;
  if (event.type === "input") return repeatInput(target);
  const again = (type: string) => target.dispatchEvent(new (event.constructor as typeof Event)(type, event));
  // Whoever measures a swipe must see it move.
  if (event.type === "pointerup") again("pointermove");
  again(event.type);
}

/** React answers a field only when its value differs from the one that React knows; what was filled in early it has taken for its own. */
function repeatInput(field: Element): void {
  if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)) {
    field.checked = !field.checked;
    field.click();
    return;
  }
  if (!(
    field instanceof HTMLInputElement ||
    field instanceof HTMLTextAreaElement ||
    field instanceof HTMLSelectElement
  ))
    return;
  const { value } = field;
  field.value = "";
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.dispatchEvent(new Event("change", { bubbles: true }));
}
