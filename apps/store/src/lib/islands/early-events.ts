/** An event, with the value of its field at that time. */
interface KeptEvent {
  event: Event;
  /** The page element it happened on, never a wrapper that a translation has inserted around text. */
  target: Element;
  value?: string;
  checked?: boolean;
}

/**
 * Events that `public/first.js` recorded since it ran, around the first paint: clicks on buttons and links, swipes,
 * changed fields and the search key, in order. From before that it has the values of fields and the clicks held by the
 * document's inline script (`server/first-head.ts`). A recorded click is cancelled. Default actions of links, fields
 * and posting forms still happen, except for links with `data-opens` and forms with `data-kept`. A click that no code
 * has handled within ten seconds is dropped: such a link is followed, such a form is submitted, and for any other click
 * the shopper is told.
 */
interface EarlyEvents {
  kept: KeptEvent[];
  /** The visitor's first input, which has started the page's code; absent before it. */
  firstInput?: Event;
  /** Whether no code handles events on the element yet. True for everything until the page has hydrated. */
  waits: (element: Element) => boolean;
  /**
   * Call when no code will load for the content of the element. Drops its kept events; submits its form or tells the
   * shopper, also for later clicks.
   */
  giveUp: (within: Element) => void;
}

declare global {
  interface Window {
    earlyEvents?: EarlyEvents;
  }
}

/**
 * Attributes on an island's frame until its code runs. `UNSEEN` marks an island that must be scrolled into view first.
 */
export const WAITING = "data-waiting";
export const UNSEEN = "data-unseen";
export const ANY_WAITING = `[${WAITING}],[${UNSEEN}]`;

/** The first kept event or other input, or null. */
export const firstInput = (): Event | null =>
  window.earlyEvents?.kept[0]?.event ?? window.earlyEvents?.firstInput ?? null;

/** Stops keeping events for the page itself. From now on only islands keep them. */
export function stopKeepingPageEvents(): void {
  if (window.earlyEvents) window.earlyEvents.waits = (element) => element.closest(ANY_WAITING) !== null;
}

/**
 * Stops keeping events where no code will load, by default on the whole page. Links and posting forms work without it;
 * for any other click, past or future, the shopper is told.
 */
export function giveUpEvents(within: Element = document.documentElement): void {
  window.earlyEvents?.giveUp(within);
}

/** Replays the kept events of matching elements: on the same target, in order, each in its own task. */
export async function replay(isMine: (target: Element, type: string) => boolean): Promise<void> {
  const early = window.earlyEvents;
  if (!early) return;
  for (;;) {
    const index = early.kept.findIndex(({ target, event: { type } }) => isMine(target, type));
    const [next] = index === -1 ? [] : early.kept.splice(index, 1);
    if (!next) return;
    // Lets React render the changes of one event before the next.
    await new Promise((resolve) => setTimeout(resolve));
    const { waits } = early;
    early.waits = () => false;
    repeat(next);
    early.waits = waits;
  }
}

function repeat({ event, target, ...held }: KeptEvent): void {
  const { type } = event;
  // A key goes to the element that has the focus now, for example a dialog opened meanwhile.
  const now = type === "keydown" ? (document.activeElement ?? document.body) : target;
  if (!now.isConnected) return;
  target.closest("[data-pressed]")?.removeAttribute("data-pressed");
  if (type === "input") fillIn(now, held);
  else now.dispatchEvent(new (event.constructor as typeof Event)(type, event));
}

/**
 * Sets a field's value so that React notices. React ignores events whose value equals the one it knows, and takes the
 * value at hydration as known, so the field is first set to a different one.
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
    // Bypasses the value setter that React has put on the element.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
    field.dispatchEvent(new Event("input", { bubbles: true }));
    field.dispatchEvent(new Event("change", { bubbles: true }));
  }
}
