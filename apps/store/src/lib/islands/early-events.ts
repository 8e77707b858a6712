/** An event, and what its field held then. */
interface KeptEvent {
  event: Event;
  /** Where it happened: an element of the page, and none that a translation has put around its words. */
  target: Element;
  value?: string;
  checked?: boolean;
}

/**
 * What `public/first.js` has heard since it came, about when the page was painted first: clicks on buttons and links, swipes, fields that
 * were filled in and the key that opens the search, in their order. Of what came before it: what fields hold, and the clicks that
 * the document's own script has held (`server/first-head.ts`). It swallows a click; what a link, a field or a form that posts does by
 * itself, it lets happen, but for a link with `data-opens` and a form with `data-kept`. A click that nothing has answered for ten
 * seconds is taken back: such a link is followed, such a form is sent, and of any other click the shopper is told.
 */
interface EarlyEvents {
  kept: KeptEvent[];
  /** Whether nothing answers yet what happens to the element. Everything waits until the page has been hydrated. */
  waits: (element: Element) => boolean;
  /** No code will come for what is in the element: takes back what is kept of it, and sends its form or tells of it, and of clicks to come. */
  giveUp: (within: Element) => void;
}

declare global {
  interface Window {
    earlyEvents?: EarlyEvents;
  }
}

/** Set on the frame of an island until its code runs; the second on one that has to be seen first. */
export const WAITING = "data-waiting";
export const UNSEEN = "data-unseen";
export const ANY_WAITING = `[${WAITING}],[${UNSEEN}]`;

/** What was touched first while nothing answered, if anything was. */
export const firstTouched = (): EventTarget | null => window.earlyEvents?.kept[0]?.target ?? null;

/** Ends the keeping for the page itself: from now on only islands wait. */
export function pageAnswers(): void {
  if (window.earlyEvents) window.earlyEvents.waits = (element) => element.closest(ANY_WAITING) !== null;
}

/**
 * Ends the keeping where no code will come, by default on the whole page. Links and forms that post work by themselves; who
 * presses, or has pressed, what cannot is told so.
 */
export function nothingAnswers(within: Element = document.documentElement): void {
  window.earlyEvents?.giveUp(within);
}

/** Does the kept events of the chosen elements again: on the same target, in their order, each in a task of its own. */
export async function replay(isMine: (target: Element, type: string) => boolean): Promise<void> {
  const early = window.earlyEvents;
  if (!early) return;
  for (;;) {
    const index = early.kept.findIndex(({ target, event: { type } }) => isMine(target, type));
    const [next] = index === -1 ? [] : early.kept.splice(index, 1);
    if (!next) return;
    // React renders what one event has changed before the next one comes.
    await new Promise((resolve) => setTimeout(resolve));
    const { waits } = early;
    early.waits = () => false;
    repeat(next);
    early.waits = waits;
  }
}

function repeat({ event, target, ...held }: KeptEvent): void {
  const { type } = event;
  // A key is for what has the keyboard by now, as a dialog that was opened meanwhile.
  const now = type === "keydown" ? (document.activeElement ?? document.body) : target;
  if (!now.isConnected) return;
  target.closest("[data-pressed]")?.removeAttribute("data-pressed");
  if (type === "input") fillIn(now, held);
  else now.dispatchEvent(new (event.constructor as typeof Event)(type, event));
}

/**
 * Fills a field in so that React notices: it answers only what differs from the value that it knows, and what a field held
 * when it was hydrated it has taken for its own.
 */
function fillIn(field: Element, { value = "", checked = false }: Omit<KeptEvent, "event" | "target">): void {
  if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)) {
    field.checked = !checked;
    field.click();
  } else if (
    field instanceof HTMLInputElement ||
    field instanceof HTMLTextAreaElement ||
    field instanceof HTMLSelectElement
  ) {
    field.value = value === "" ? "-" : "";
    // Past the setter that React has put onto the element.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
    field.dispatchEvent(new Event("input", { bubbles: true }));
    field.dispatchEvent(new Event("change", { bubbles: true }));
  }
}
