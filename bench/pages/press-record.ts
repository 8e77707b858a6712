/** Times of the first tap of a visit, in milliseconds since 1970. */
export interface PressRecord {
  /** Navigation start of the first document. */
  began: number;
  /** When the finger touched the screen, and when it left it. */
  touched?: number;
  tapped?: number;
  /** First frame in which the pressed control looks different. */
  changed?: number;
  /** First frame that shows the answer. */
  answered?: number;
}

/**
 * Runs in each document before any other script, and keeps its record in `sessionStorage`. The answer is a confirmation
 * or the cart if `isAdding`, otherwise an overlay with content, at least half of it in view.
 */
export function recordPress(isAdding: boolean): void {
  const record = JSON.parse(
    sessionStorage.getItem("press") ?? JSON.stringify({ began: performance.timeOrigin }),
  ) as PressRecord;
  const keep = (name: keyof PressRecord, time: number) => {
    record[name] ??= performance.timeOrigin + time;
    sessionStorage.setItem("press", JSON.stringify(record));
  };
  let pressed: Element | null = null;
  let before = "";
  const look = (control: Element) => {
    const { backgroundColor, color, borderColor, opacity, transform, boxShadow, textDecoration } =
      getComputedStyle(control);
    return [
      ...[backgroundColor, color, borderColor, opacity, transform, boxShadow, textDecoration],
      control.textContent,
    ].join();
  };
  const listen = ({ type, target, timeStamp }: Event) => {
    if (type === "click") keep("tapped", timeStamp);
    else if (record.touched === undefined && target instanceof Element) {
      pressed = target.closest("button,a");
      before = pressed ? look(pressed) : "";
      keep("touched", timeStamp);
    }
  };
  const isShown = (overlay: Element) => {
    const { left, right, top, bottom, width, height } = overlay.getBoundingClientRect();
    const seenWidth = Math.min(right, innerWidth) - Math.max(left, 0);
    const seenHeight = Math.min(bottom, innerHeight) - Math.max(top, 0);
    return (
      overlay.checkVisibility() &&
      Number(getComputedStyle(overlay).opacity) >= 0.5 &&
      seenWidth >= width / 2 &&
      seenHeight >= Math.min(height, innerHeight) / 2 &&
      overlay.textContent.trim() !== ""
    );
  };
  const overlays = () => [...document.querySelectorAll("[role=dialog],dialog")].filter(isShown);
  const isAdded = () =>
    overlays().some(({ textContent }) => /^\s*cart/i.test(textContent)) ||
    document.getElementById("early-added")?.checkVisibility() === true ||
    [...document.querySelectorAll("button")].some(
      (button) => button.textContent === "Added" && button.checkVisibility(),
    ) ||
    (location.pathname === "/cart" && document.querySelector("h1") !== null);
  const watch = () => {
    const now = performance.now();
    if (pressed && look(pressed) !== before) keep("changed", now);
    if (isAdding ? isAdded() : overlays().length > 0) keep("answered", now);
    else requestAnimationFrame(watch);
  };
  sessionStorage.setItem("press", JSON.stringify(record));
  addEventListener("pointerdown", listen, true);
  addEventListener("click", listen, true);
  if (record.answered === undefined) requestAnimationFrame(watch);
}
